import { act, screen, waitFor, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const ASK = 'Discard your changes?';

async function openNote() {
  signIn('roomie');
  aServer().on('GET /api/me', () => ok(meOf('roomie')));
  const app = renderApp('/user');
  await app.user.click(await screen.findByRole('button', { name: 'Your Notes' }));
  const field = await screen.findByPlaceholderText('Write anything...');
  await waitFor(() => {
    expect(field).toBeEnabled();
  });
  return { ...app, field };
}

describe('a form dialog', () => {
  it.each(['Escape', 'Cancel', 'a click beside it'])('asks before %s discards input', async (way) => {
    const { user, field } = await openNote();
    await user.type(field, 'Buy salt');
    const leave = async (): Promise<void> => {
      if (way === 'Escape') await user.keyboard('{Escape}');
      else if (way === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }));
      else await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
    };
    await leave();
    const asked = await screen.findByRole('alertdialog', { name: ASK });
    await user.click(within(asked).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => {
      expect(asked).not.toBeInTheDocument();
    });
    expect(field).toHaveValue('Buy salt');

    await leave();
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => {
      expect(field).not.toBeInTheDocument();
    });
  });

  it('closes without asking if nothing was typed', async () => {
    const { user, field } = await openNote();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(field).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('a form without a network', () => {
  const goOffline = (isOffline: boolean): void => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
  };
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says that it needs one, keeps the input, and can be sent once it is back', async () => {
    const { user, field } = await openNote();
    await user.type(field, 'Buy salt');
    goOffline(true);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/This needs a connection/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByText(/As of \d/)).toBeVisible();
    goOffline(false);
    expect(dialog.queryByText(/This needs a connection/)).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(field).toHaveValue('Buy salt');
  });
});

describe('a page with a form', () => {
  it('asks before a link discards input', async () => {
    signIn('roomie');
    aServer().on('GET /api/me', () => ok(meOf('roomie')));
    const { user, where } = renderApp('/profile');
    const phone = await screen.findByLabelText('Phone');
    await user.type(phone, '+45 1234');
    const today = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' });
    await user.click(today);
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(where.path).toBe('/profile');
    expect(phone).toHaveValue('+45 1234');

    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await user.click(today);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => {
      expect(where.path).toBe('/user');
    });
  });

  it.each([
    ['a new password', 'New password'],
    ['a new address', 'New e-mail address'],
  ])('asks before %s, too', async (_what, label) => {
    signIn('roomie');
    aServer().on('GET /api/me', () => ok(meOf('roomie')));
    const { user, where } = renderApp('/profile?show=security');
    await user.type(await screen.findByLabelText(label), 'begun');
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(where.path).toBe('/profile?show=security');
  });
});

describe('a field the server rejects', () => {
  it('gets the focus, and shows the reason', async () => {
    aServer().on('POST /api/contact', () =>
      refuse('invalid_request', 'x', { errors: [{ path: 'email', message: 'This domain takes no mail.' }] }),
    );
    const { user } = renderApp('/contactus');
    await user.type(await screen.findByLabelText('Your name'), 'Mara');
    await user.type(screen.getByLabelText('Your e-mail'), 'mara@nowhere.test');
    await user.type(screen.getByLabelText('What is it about?'), 'Hello, is anybody there?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Your e-mail')).toHaveFocus();
    });
  });
});
