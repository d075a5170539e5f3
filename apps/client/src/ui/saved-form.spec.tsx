import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { schemaCode } from '#api/contract-resolver.ts';
import { Field } from './field.tsx';
import { SavedForm } from './saved-form.tsx';

interface Stay {
  starts_on: string;
  rent: string | null;
  comments: string;
}

interface StayFormProps {
  saved: Stay;
  save: (body: Stay) => Promise<unknown>;
}

function StayForm({ saved, save }: StayFormProps) {
  return (
    <SavedForm
      schema={({ StayFacts }) => StayFacts}
      saved={saved}
      values={(stay: Stay) => ({ ...stay, rent: stay.rent ?? '' })}
      send={async (body) => {
        await save(body);
        return {};
      }}
      done="Saved."
    >
      {({ field }) => (
        <>
          <Field {...field('rent')} label="Rent" />
          <Field {...field('comments')} label="Comments" />
        </>
      )}
    </SavedForm>
  );
}

const SAVED: Stay = { starts_on: '2026-09-01', rent: '480.00', comments: '' };

function aForm(given: Partial<StayFormProps> = {}) {
  const user = userEvent.setup();
  const save = jest.fn<Promise<unknown>, [Stay]>().mockResolvedValue(null);
  const props = { saved: SAVED, save, ...given };
  const { rerender } = render(<StayForm {...props} />);
  const changeElsewhere = (changed: Partial<Stay>): void => {
    rerender(<StayForm {...props} saved={{ ...SAVED, ...changed }} />);
  };
  return {
    user,
    save,
    changeElsewhere,
    rent: screen.getByLabelText('Rent'),
    comments: screen.getByLabelText('Comments'),
  };
}

describe('a form over saved values', () => {
  it('submits even if the saved values change during validation', async () => {
    // The validation code may have to be fetched first.
    const { promise: fetched, resolve: fetch } = Promise.withResolvers<undefined>();
    const { load } = schemaCode;
    schemaCode.load = async () => {
      await fetched;
      return load();
    };
    try {
      const { user, save, changeElsewhere, rent, comments } = aForm();
      await user.clear(rent);
      await user.type(rent, '545.50');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      changeElsewhere({ comments: 'Has the key.' });
      fetch(undefined);
      await waitFor(() => {
        expect(save).toHaveBeenCalledWith({ ...SAVED, rent: '545.50', comments: 'Has the key.' });
      });
      expect(comments).toHaveValue('Has the key.');
    } finally {
      schemaCode.load = load;
    }
  });

  it('is clean when the typed value equals one saved elsewhere', async () => {
    const { user, changeElsewhere, rent } = aForm();
    await user.clear(rent);
    await user.type(rent, '500.00');
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
    changeElsewhere({ rent: '500.00' });
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the submitted values until the answer brings others', async () => {
    const { user, changeElsewhere, rent, comments } = aForm();
    await user.type(comments, 'Plays the cello.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    });
    // The same answer as before the form was sent.
    changeElsewhere({});
    expect(comments).toHaveValue('Plays the cello.');
    changeElsewhere({ comments: 'Plays the cello.', rent: '500.00' });
    expect(rent).toHaveValue('500.00');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });
});
