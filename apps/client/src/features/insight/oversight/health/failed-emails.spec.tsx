import { screen } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const failed = (name: string) => ({
  _id: `00000000-0000-4000-8000-00000000000${name.length.toString()}`,
  kind: 'invite',
  to: `${name}…@demo.test`,
  attempts: 1,
  last_error: '554 Refused',
  created_at: '2026-07-01T10:00:00.000Z',
});

describe('failed e-mails', () => {
  it('can be retried together', async () => {
    signIn('admin');
    let items = [failed('r'), failed('he')];
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('admin')))
      .on('GET /api/admins/failed-emails', () => ok({ items, next_cursor: null }))
      .on('POST /api/admins/failed-emails/retry', () => {
        items = [];
        return ok({ count: 2 });
      });
    const { user } = renderApp('/admino');
    await user.click(await screen.findByRole('button', { name: 'Try all again' }));
    expect(await screen.findByText('Sending all of them again.')).toBeInTheDocument();
    expect(await screen.findByText('Every e-mail was delivered.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try all again' })).not.toBeInTheDocument();
    expect(server.times('POST', '/api/admins/failed-emails/retry')).toBe(1);
  });
});
