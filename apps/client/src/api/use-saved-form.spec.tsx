import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type Resolver } from 'react-hook-form';

import { SaveBar } from '#ui/save-bar.tsx';
import { useSavedForm } from './use-saved-form.ts';

interface Stay {
  rent: string;
  comments: string;
}

interface StayFormProps {
  saved: Stay;
  resolver: Resolver<Stay, unknown, Stay>;
  save: (body: Stay) => Promise<unknown>;
}

function StayForm(props: StayFormProps) {
  const { form, submit } = useSavedForm({ ...props, done: 'Saved.', fields: ['rent', 'comments'] });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit}>
        <input aria-label="Rent" {...form.register('rent')} />
        <input aria-label="Comments" {...form.register('comments')} />
        <SaveBar />
      </form>
    </FormProvider>
  );
}

const SAVED: Stay = { rent: '480.00', comments: '' };
const accept: StayFormProps['resolver'] = (values) => ({ values, errors: {} });

function aForm(given: Partial<StayFormProps> = {}) {
  const user = userEvent.setup();
  const save = jest.fn<Promise<unknown>, [Stay]>().mockResolvedValue(null);
  const props = { saved: SAVED, resolver: accept, save, ...given };
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

describe('useSavedForm', () => {
  it('submits even if the saved values change during validation', async () => {
    // The validation code may have to be fetched first.
    const { promise: fetched, resolve: fetch } = Promise.withResolvers<undefined>();
    const resolver: StayFormProps['resolver'] = async (values, ...rest) => {
      await fetched;
      return accept(values, ...rest);
    };
    const { user, save, changeElsewhere, rent, comments } = aForm({ resolver });
    await user.clear(rent);
    await user.type(rent, '545.50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    changeElsewhere({ comments: 'Has the key.' });
    fetch(undefined);
    await waitFor(() => {
      expect(save).toHaveBeenCalledWith({ rent: '545.50', comments: 'Has the key.' });
    });
    expect(comments).toHaveValue('Has the key.');
  });

  it('is clean when the typed value equals one saved elsewhere', async () => {
    const { user, changeElsewhere, rent } = aForm();
    await user.clear(rent);
    await user.type(rent, '500.00');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    changeElsewhere({ rent: '500.00' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('keeps the submitted values until the answer brings others', async () => {
    const { user, changeElsewhere, rent, comments } = aForm();
    await user.type(comments, 'Plays the cello.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    });
    // The same answer as before the form was sent.
    changeElsewhere({});
    expect(comments).toHaveValue('Plays the cello.');
    changeElsewhere({ comments: 'Plays the cello.', rent: '500.00' });
    expect(rent).toHaveValue('500.00');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});
