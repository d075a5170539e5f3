import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import type { ApiError } from '#api/api-error.ts';
import { schemaCode } from '#api/contract-resolver.ts';
import type { Sent } from '#api/use-contract-form/contract-form.ts';
import { ChoiceField } from './choice-field.tsx';
import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { StaleNote } from './stale-note.tsx';

interface Person {
  first_name: string;
  last_name: string;
  phone: string | null;
}
interface Saved extends Person {
  version: number;
}
const ROSA: Saved = { first_name: 'Rosa', last_name: 'Lund', phone: null, version: 1 };

const refused = (parts: Partial<ApiError>): Sent<never> => ({
  error: {
    status: 422,
    code: 'invalid_request',
    message: 'This was refused.',
    fields: [],
    retryAfter: null,
    current: null,
    ...parts,
  } satisfies ApiError,
});
const overtaken = (current: Saved | null): Sent<never> =>
  refused({ status: 409, code: 'stale_version', message: 'It has changed.', current });

type Send = (body: Person, form: { saved: Saved }) => Promise<Sent<string>>;

const editing = (saved: Saved): unknown => expect.objectContaining({ saved });

interface Given {
  saved?: Saved;
  send?: jest.MockedFunction<Send>;
  stale?: string;
  isDisposable?: boolean;
  /** Shown in the dialog, below its fields. */
  below?: ReactNode;
}

function aDialog({
  saved = ROSA,
  send = jest.fn<Promise<Sent<string>>, Parameters<Send>>(),
  below,
  stale,
  ...given
}: Given) {
  if (send.getMockImplementation() === undefined) send.mockResolvedValue({ data: 'done' });
  const onClose = jest.fn();
  const onDone = jest.fn();
  const dialog = (version: Saved) => (
    <FormDialog
      {...given}
      {...(stale === undefined ? {} : { stale: (onDecide) => <StaleNote text={stale} onDecide={onDecide} /> })}
      title="A person"
      submit="Save"
      schema={({ changeRoomieForAdmin }) => changeRoomieForAdmin.body}
      saved={version}
      values={({ first_name, last_name, phone }: Saved) => ({ first_name, last_name, phone: phone ?? '', kind: 'a' })}
      body={({ first_name, last_name, phone }) => ({ first_name, last_name, phone: phone === '' ? null : phone })}
      check={({ kind }) => (kind === 'c' ? { kind: 'Not this one.' } : {})}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Field {...field('first_name', 'Enter a first name.')} label="First name" hint="As friends say" />
          <Field {...field('last_name', 'Enter a last name.')} label="Last name" />
          <Field {...field('phone')} label="Phone" />
          <ChoiceField
            {...field('kind')}
            label="Kind"
            options={[
              ['a', 'Usual'],
              ['c', 'Wrong'],
            ]}
          />
          {below}
        </>
      )}
    </FormDialog>
  );
  const { rerender } = render(dialog(saved));
  const field = (label: string) => screen.getByLabelText(label);
  return {
    user: userEvent.setup(),
    send,
    onClose,
    onDone,
    first: field('First name'),
    last: field('Last name'),
    phone: field('Phone'),
    save: () => screen.getByRole('button', { name: 'Save' }),
    changeElsewhere: (changes: Partial<Saved>): void => {
      rerender(dialog({ ...saved, version: saved.version + 1, ...changes }));
    },
  };
}

const retype = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field);
  if (text !== '') await user.type(field, text);
};

describe('a declared form dialog', () => {
  it('sends what the schema makes of the values, with the edited version', async () => {
    const { user, send, onDone, onClose, first, save } = aDialog({});
    await retype(user, first, '  Rosalind ');
    await user.click(save());
    await waitFor(() => {
      expect(onDone).toHaveBeenCalledWith('done', expect.anything());
    });
    expect(send).toHaveBeenCalledWith({ first_name: 'Rosalind', last_name: 'Lund', phone: null }, editing(ROSA));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before it discards input, and not without any', async () => {
    const { user, first, onClose } = aDialog({});
    await user.type(first, 'x');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await retype(user, first, 'Rosa');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes without a question if its input is worth none', async () => {
    const { user, first, onClose } = aDialog({ isDisposable: true });
    await user.type(first, 'x');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('explains what the schema rejects and focuses the first wrong field of the page', async () => {
    const { user, send, first, last, save } = aDialog({});
    await retype(user, last, ' ');
    await retype(user, first, '');
    await user.click(save());
    expect(await screen.findByText('Enter a last name.')).toBeVisible();
    expect(first).toHaveAccessibleDescription('Enter a first name.');
    await waitFor(() => {
      expect(first).toHaveFocus();
    });
    expect(send).not.toHaveBeenCalled();
    await user.type(first, 'R');
    await waitFor(() => {
      expect(first).toHaveAccessibleDescription('As friends say');
    });
  });

  it('explains what its own rules reject', async () => {
    const { user, send, save } = aDialog({});
    const kind = screen.getByLabelText('Kind');
    await user.selectOptions(kind, 'Wrong');
    await user.click(save());
    await waitFor(() => {
      expect(kind).toHaveFocus();
    });
    expect(kind).toHaveAccessibleDescription('Not this one.');
    expect(kind).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });

  it('leaves to the server what it has no words for', async () => {
    const send = jest.fn<Promise<Sent<string>>, Parameters<Send>>();
    send.mockResolvedValue(refused({ fields: [{ path: 'phone', message: 'That is no number.' }] }));
    const { user, phone, save } = aDialog({ send });
    await user.type(phone, ' call me ');
    await user.click(save());
    await waitFor(() => {
      expect(phone).toHaveAccessibleDescription('That is no number.');
    });
    expect(send.mock.calls[0]?.[0]).toEqual({ first_name: 'Rosa', last_name: 'Lund', phone: 'call me' });
  });

  it("shows the server's sentence at its field, by the last part of its path, with the focus", async () => {
    const send = jest.fn<Promise<Sent<string>>, Parameters<Send>>();
    const fields = [
      { path: 'person.last_name', message: 'This name is taken.' },
      { path: 'person.last_name', message: 'Another sentence.' },
    ];
    send.mockResolvedValue(refused({ fields }));
    const { user, last, onDone, save } = aDialog({ send });
    await user.type(last, 'gren');
    await user.click(save());
    await waitFor(() => {
      expect(last).toHaveFocus();
    });
    expect(last).toHaveAccessibleDescription('This name is taken.');
    expect(last).toHaveValue('Lundgren');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('shows above its fields what concerns none of them', async () => {
    const send = jest.fn<Promise<Sent<string>>, Parameters<Send>>();
    send.mockResolvedValueOnce(refused({ fields: [{ path: 'role', message: 'They moved out.' }] }));
    send.mockResolvedValueOnce(refused({ message: 'Not today.' }));
    send.mockResolvedValueOnce(refused({ status: 0, message: 'No answer came.' }));
    const { user, save } = aDialog({ send });
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('They moved out.');
    await user.click(save());
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('Not today.');
    });
    await user.click(save());
    await waitFor(() => {
      expect(send).toHaveBeenCalledTimes(3);
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(save()).toBeEnabled();
  });

  it('shows a thrown refusal like an answered one', async () => {
    const send = jest.fn<Promise<Sent<string>>, Parameters<Send>>();
    send.mockRejectedValue(refused({ message: 'Not today.' }).error);
    const { user, save } = aDialog({ send });
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
  });

  it('sends once, however often it is submitted', async () => {
    const { promise, resolve } = Promise.withResolvers<Sent<string>>();
    const send = jest.fn<Promise<Sent<string>>, Parameters<Send>>(() => promise);
    const { user, first, onDone, save } = aDialog({ send });
    const form = first.closest('form');
    if (form === null) throw new Error('There is no form.');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => {
      expect(send).toHaveBeenCalled();
    });
    expect(save()).toBeDisabled();
    await user.type(first, '{Enter}');
    act(() => {
      resolve({ data: 'done' });
    });
    await waitFor(() => {
      expect(onDone).toHaveBeenCalledTimes(1);
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is sent by Enter', async () => {
    const { user, send, first } = aDialog({});
    await user.type(first, 'lind{Enter}');
    await waitFor(() => {
      expect(send).toHaveBeenCalledTimes(1);
    });
  });

  it('is not sent by a form that one of its parts opens above it', async () => {
    const inner = jest.fn();
    const below = (
      <FormDialog
        title="Another form"
        submit="Add"
        schema={null}
        values={{ code: '' }}
        send={async (body) => {
          inner(body);
          return Promise.resolve({});
        }}
        onClose={() => undefined}
      >
        {({ field }) => <Field {...field('code')} label="Code" />}
      </FormDialog>
    );
    const { user, send } = aDialog({ below });
    await user.type(screen.getByLabelText('Code'), '42{Enter}');
    await waitFor(() => {
      expect(inner).toHaveBeenCalledWith({ code: '42' });
    });
    expect(send).not.toHaveBeenCalled();
  });

  it("is sent unvalidated if the schemas can't be loaded, and shows what the server says", async () => {
    const { load } = schemaCode;
    schemaCode.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    try {
      const send = jest.fn<Promise<Sent<string>>, Parameters<Send>>();
      send.mockResolvedValue(refused({ fields: [{ path: 'first_name', message: 'A name is needed.' }] }));
      const { user, first, save } = aDialog({ send });
      await retype(user, first, '');
      await user.click(save());
      await waitFor(() => {
        expect(first).toHaveAccessibleDescription('A name is needed.');
      });
      expect(send).toHaveBeenCalledWith({ first_name: '', last_name: 'Lund', phone: null }, editing(ROSA));
    } finally {
      schemaCode.load = load;
    }
  });
});

describe('a form dialog whose values are saved elsewhere', () => {
  it('follows in untouched fields, keeps edited ones, and edits the newer version', async () => {
    const { user, send, first, last, save, changeElsewhere } = aDialog({});
    await retype(user, first, 'Rosalind');
    changeElsewhere({ last_name: 'Berg' });
    expect(last).toHaveValue('Berg');
    expect(first).toHaveValue('Rosalind');
    await user.click(save());
    await waitFor(() => {
      expect(send).toHaveBeenCalledWith(
        { first_name: 'Rosalind', last_name: 'Berg', phone: null },
        editing({ ...ROSA, last_name: 'Berg', version: 2 }),
      );
    });
  });

  it('is clean if the typed value is the one that was saved', async () => {
    const { user, first, onClose, changeElsewhere } = aDialog({});
    await retype(user, first, 'Rosalind');
    changeElsewhere({ first_name: 'Rosalind' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps editing the older version if the same field changed, until the reader knows', async () => {
    const send = jest.fn<Promise<Sent<string>>, Parameters<Send>>();
    send.mockResolvedValueOnce(overtaken(null));
    send.mockResolvedValueOnce({ data: 'done' });
    const { user, first, last, save, changeElsewhere } = aDialog({ send });
    await retype(user, first, 'Rosalind');
    changeElsewhere({ first_name: 'Rose', last_name: 'Berg' });
    expect(last).toHaveValue('Lund');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('It has changed.');
    expect(send).toHaveBeenLastCalledWith(expect.anything(), editing(ROSA));
    expect(first).toHaveValue('Rosalind');
    expect(last).toHaveValue('Berg');
    await user.click(save());
    await waitFor(() => {
      expect(send).toHaveBeenLastCalledWith(
        { first_name: 'Rosalind', last_name: 'Berg', phone: null },
        editing({ ...ROSA, first_name: 'Rose', last_name: 'Berg', version: 2 }),
      );
    });
  });

  it.each([
    ['their', 'Use the saved version', { first_name: 'Rose', last_name: 'Berg' }],
    ["the reader's", 'Keep mine', { first_name: 'Rosalind', last_name: 'Berg' }],
  ])('lets the reader decide on a conflict for %s version', async (_whose, button, names) => {
    const theirs: Saved = { ...ROSA, first_name: 'Rose', last_name: 'Berg', version: 7 };
    const send = jest.fn<Promise<Sent<string>>, Parameters<Send>>();
    send.mockResolvedValueOnce(overtaken(theirs));
    send.mockResolvedValueOnce({ data: 'done' });
    const { user, first, save } = aDialog({ send, stale: 'Someone else saved this.' });
    await retype(user, first, 'Rosalind');
    await user.click(save());
    expect(await screen.findByText('Someone else saved this.')).toBeVisible();
    expect(first).toHaveValue('Rosalind');
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: button }));
    expect(first).toHaveValue(names.first_name);
    await user.click(save());
    await waitFor(() => {
      expect(send).toHaveBeenLastCalledWith({ ...names, phone: null }, editing(theirs));
    });
  });
});
