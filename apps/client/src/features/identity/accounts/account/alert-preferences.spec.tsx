import type { Preferences } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const KINDS = ['messages_missed', 'house_rules', 'stay_changed', 'bill_entered', 'bill_due', 'rent_due', 'chores_due'];

describe('notification preferences', () => {
  it('show the first few kinds, and the others on request', async () => {
    signIn('roomie');
    const kept: Preferences = {
      role: 'roomie',
      locale: 'en',
      theme: 'system',
      digest_time: '08:00',
      quiet_hours: null,
      time_zone: 'Europe/Berlin',
      alerts: KINDS.map(
        (kind) => ({ kind, in_app: true, email: 'immediately', push: true }) as Preferences['alerts'][number],
      ),
    };
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('roomie')))
      .on('GET /api/me/preferences', () => ok(kept))
      .on('PUT /api/me/preferences', () => ok(kept));
    const { user } = renderApp('/profile?show=alerts');
    const alerts = within(await screen.findByRole('region', { name: 'Alerts' }));
    expect(await alerts.findAllByRole('switch')).toHaveLength(5);
    await user.click(alerts.getByRole('button', { name: 'Show 2 more', expanded: false }));
    await user.click(alerts.getByRole('switch', { name: 'My chores today and tomorrow: in the app' }));
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      alerts: [{ kind: 'chores_due', in_app: false }],
    });
    await user.click(alerts.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(alerts.getAllByRole('switch')).toHaveLength(5);
  });
});
