import { screen, waitFor, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const ALDER = { _id: idOf(100), kind: 'house', name: 'Alder House', detail: 'Leeds', role: null };
const ROSA = { _id: idOf(51), kind: 'person', name: 'Rosa Pinto', detail: null, role: 'roomie' };
const LINE = {
  _id: idOf(80),
  kind: 'payment.recorded',
  topic: 'money',
  at: '2026-07-01T10:00:00.000Z',
  house_id: ALDER._id,
  actor: { _id: ROSA._id, name: 'Rosa Pinto', photo: null, role: 'roomie' },
  subject: { _id: ALDER._id, name: 'Alder House' },
  summary: 'paid in Alder House',
};

function serverOfActivity() {
  signIn('admin');
  return aServer()
    .on('GET /api/me', () => ok(meOf('admin')))
    .on('GET /api/admins/activity', () => ok({ items: [LINE], next_cursor: null }))
    .on('GET /api/admins/activity/subjects', ({ query }) =>
      ok({ items: query.has('search') ? (query.get('search') === 'zzz' ? [] : [ALDER, ROSA]) : [ALDER] }),
    );
}

describe('the activity stream', () => {
  it('names its topics in words, and filters by them', async () => {
    const server = serverOfActivity();
    const { user, where } = renderApp('/admino');
    await user.click(await screen.findByRole('button', { name: 'Money: show only this' }));
    expect(screen.queryByText('payment.recorded')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(where.path).toBe('/admino?topic=money');
    });
    await waitFor(() => {
      expect(server.asked.findLast(({ path }) => path === '/api/admins/activity')?.query.get('topic')).toBe('money');
    });
  });

  it('is filtered by a house found by name, and shows its name', async () => {
    serverOfActivity();
    const { user, where } = renderApp('/admino');
    await user.click(await screen.findByRole('button', { name: 'House or person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Whose activity?' }));
    await user.type(dialog.getByRole('searchbox'), 'zzz');
    expect(await dialog.findByText('No person or house by that name.')).toBeInTheDocument();
    await user.clear(dialog.getByRole('searchbox'));
    await user.type(dialog.getByRole('searchbox'), 'al');
    await user.click(await dialog.findByRole('button', { name: /Alder House/ }));
    expect(await screen.findByText('House: Alder House')).toBeInTheDocument();
    expect(where.path).toBe(`/admino?house_id=${ALDER._id}`);
  });
});
