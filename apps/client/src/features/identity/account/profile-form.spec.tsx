import type { Me } from '@common-roof/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '../../../test/fake-live.ts';
import { ok } from '../../../test/fake-server.ts';
import { idOf, meOf, PERSON, signIn } from '../../../test/people.ts';
import { aServer, renderApp } from '../../../test/render-app.tsx';

const PROFILE = `/api/roomies/profile/${PERSON.roomie}` as const;

/** A roomie at their profile, which is changed elsewhere too. */
async function atTheProfile() {
  signIn('roomie');
  const kept = { me: meOf('roomie') };
  const live = new FakeLive();
  const held = { promise: Promise.resolve() };
  let goOn = (): void => undefined;
  const holdSaving = (): void => {
    held.promise = new Promise((resolve) => {
      goOn = resolve;
    });
  };
  const server = aServer()
    .on('GET /api/me', () => ok(kept.me))
    .on(`PUT ${PROFILE}`, async ({ body }) => {
      await held.promise;
      kept.me = { ...kept.me, userData: { ...kept.me.userData, ...(body as object) } };
      return ok(kept.me.userData);
    });
  const app = renderApp('/profile');
  const form = within(await screen.findByRole('region', { name: 'Your profile' }));
  await waitFor(() => {
    expect(live.hasSocket()).toBe(true);
  });
  /** Somebody else, or the same person in another tab, changes something. */
  const changeElsewhere = (changed: Partial<Me['userData']>): void => {
    kept.me = { ...kept.me, userData: { ...kept.me.userData, ...changed } } as Me;
    live.push('house:changed', { house_id: idOf(100) });
  };
  return {
    ...app,
    server,
    form,
    changeElsewhere,
    holdSaving,
    goOn: () => {
      goOn();
    },
    save: form.getByRole('button', { name: 'Save' }),
  };
}

describe('a form of what is saved', () => {
  it('takes what was changed elsewhere, and keeps what was typed, which can still be saved', async () => {
    const { user, form, save, changeElsewhere, server } = await atTheProfile();
    await user.type(form.getByLabelText('Phone'), '+45 1234');
    changeElsewhere({ first_name: 'Maria' });
    await waitFor(() => {
      expect(form.getByLabelText('First name')).toHaveValue('Maria');
    });
    expect(form.getByLabelText('Phone')).toHaveValue('+45 1234');
    expect(save).toBeEnabled();
    await user.click(save);
    await screen.findByText('Profile saved.');
    const [sent] = server.asked.filter(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({ first_name: 'Maria', phone: '+45 1234' });
  });

  it('sends what is saved while something is changed elsewhere', async () => {
    const { user, form, save, changeElsewhere, server } = await atTheProfile();
    await user.type(form.getByLabelText('Phone'), '+45 1234');
    // Pressed, and still being checked when the answer comes.
    fireEvent.click(save);
    changeElsewhere({ first_name: 'Maria' });
    await screen.findByText('Profile saved.');
    expect(server.times('PUT', PROFILE)).toBe(1);
    await waitFor(() => {
      expect(save).toBeDisabled();
    });
    expect(form.getByLabelText('Phone')).toHaveValue('+45 1234');
  });

  it('follows again once it is saved', async () => {
    const { user, form, save, changeElsewhere } = await atTheProfile();
    await user.type(form.getByLabelText('Phone'), '+45 1234');
    await user.click(save);
    await screen.findByText('Profile saved.');
    changeElsewhere({ phone: '+45 9999' });
    await waitFor(() => {
      expect(form.getByLabelText('Phone')).toHaveValue('+45 9999');
    });
    expect(save).toBeDisabled();
  });

  it('keeps what is typed while it is saved', async () => {
    const { user, form, save, server, holdSaving, goOn } = await atTheProfile();
    holdSaving();
    const phone = form.getByLabelText('Phone');
    await user.type(phone, '+45 1234');
    fireEvent.click(save);
    await waitFor(() => {
      expect(server.times('PUT', PROFILE)).toBe(1);
    });
    await user.type(phone, '56');
    goOn();
    await screen.findByText('Profile saved.');
    await waitFor(() => {
      expect(save).toBeEnabled();
    });
    expect(phone).toHaveValue('+45 123456');
  });

  it('keeps days away and a contact that are being written when something else changes', async () => {
    const { user, form, changeElsewhere, save } = await atTheProfile();
    await user.click(form.getByRole('button', { name: 'Add an emergency contact' }));
    await user.type(form.getByLabelText('Relationship to you'), 'Sister');
    await user.click(form.getByRole('button', { name: 'Add days away' }));
    changeElsewhere({ last_name: 'Lind' });
    await waitFor(() => {
      expect(form.getByLabelText('Last name')).toHaveValue('Lind');
    });
    expect(form.getByLabelText('Relationship to you')).toHaveValue('Sister');
    fireEvent.change(form.getByLabelText('First day'), { target: { value: '2027-01-02' } });
    changeElsewhere({ last_name: 'Berg' });
    await waitFor(() => {
      expect(form.getByLabelText('Last name')).toHaveValue('Berg');
    });
    expect(form.getByLabelText('First day')).toHaveValue('2027-01-02');
    expect(save).toBeEnabled();
  });

  it('shows what was saved when what was typed is given up', async () => {
    const { user, form, save, changeElsewhere } = await atTheProfile();
    await user.type(form.getByLabelText('Phone'), '+45 1234');
    changeElsewhere({ phone: '+45 9999', first_name: 'Maria' });
    await waitFor(() => {
      expect(form.getByLabelText('First name')).toHaveValue('Maria');
    });
    await user.click(form.getByRole('button', { name: 'Discard changes' }));
    expect(form.getByLabelText('Phone')).toHaveValue('+45 9999');
    expect(save).toBeDisabled();
  });
});
