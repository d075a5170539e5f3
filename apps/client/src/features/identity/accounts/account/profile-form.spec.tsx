import type { Me } from '@common-roof/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { ok } from '#test/fake-server.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const PROFILE = `/api/roomies/profile/${PERSON.roomie}` as const;

/** Renders a roomie's profile, which can also change elsewhere. */
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
  /** Simulates a change by another person, or by the user in another tab. */
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

describe('the profile form', () => {
  it('shows changes from elsewhere, and keeps edited fields, which can still be saved', async () => {
    const { user, form, save, changeElsewhere, server } = await atTheProfile();
    await user.type(form.getByLabelText('Phone'), '+45 1234');
    changeElsewhere({ first_name: 'Maria' });
    await waitFor(() => {
      expect(form.getByLabelText('First name')).toHaveValue('Maria');
    });
    expect(form.getByLabelText('Phone')).toHaveValue('+45 1234');
    expect(save).not.toHaveAttribute('aria-disabled');
    await user.click(save);
    await screen.findByText('Profile saved.');
    const [sent] = server.asked.filter(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({ first_name: 'Maria', phone: '+45 1234' });
  });

  it('submits while a change arrives from elsewhere', async () => {
    const { user, form, save, changeElsewhere, server } = await atTheProfile();
    await user.type(form.getByLabelText('Phone'), '+45 1234');
    // Clicked, and still validating when the answer comes.
    fireEvent.click(save);
    changeElsewhere({ first_name: 'Maria' });
    await screen.findByText('Profile saved.');
    expect(server.times('PUT', PROFILE)).toBe(1);
    await waitFor(() => {
      expect(save).toHaveAttribute('aria-disabled', 'true');
    });
    expect(form.getByLabelText('Phone')).toHaveValue('+45 1234');
  });

  it('follows saved values again after saving', async () => {
    const { user, form, save, changeElsewhere } = await atTheProfile();
    await user.type(form.getByLabelText('Phone'), '+45 1234');
    await user.click(save);
    await screen.findByText('Profile saved.');
    changeElsewhere({ phone: '+45 9999' });
    await waitFor(() => {
      expect(form.getByLabelText('Phone')).toHaveValue('+45 9999');
    });
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps input typed during saving', async () => {
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
      expect(save).not.toHaveAttribute('aria-disabled');
    });
    expect(phone).toHaveValue('+45 123456');
  });

  it('keeps edited away days and contact when something else changes', async () => {
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
    expect(save).not.toHaveAttribute('aria-disabled');
  });

  it('shows the saved values when edits are discarded', async () => {
    const { user, form, save, changeElsewhere } = await atTheProfile();
    await user.type(form.getByLabelText('Phone'), '+45 1234');
    changeElsewhere({ phone: '+45 9999', first_name: 'Maria' });
    await waitFor(() => {
      expect(form.getByLabelText('First name')).toHaveValue('Maria');
    });
    await user.click(form.getByRole('button', { name: 'Discard changes' }));
    expect(form.getByLabelText('Phone')).toHaveValue('+45 9999');
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });
});
