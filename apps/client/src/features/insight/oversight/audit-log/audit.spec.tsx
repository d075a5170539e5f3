import type { AuditLine } from '@common-roof/contracts';
import { act, screen, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const aLine = (position: number, more: Partial<AuditLine>): AuditLine => ({
  position,
  at: `2026-11-2${String(position)}T10:00:00.000Z`,
  event: 'authz_admin',
  actor: { _id: PERSON.admin, name: 'Ada Minton', role: 'admin' },
  target: null,
  details: {},
  request_id: null,
  ip: '127.0.0.1',
  ...more,
});
const LINES = [
  aLine(4, {
    details: { action: 'roomie.move' },
    target: { _id: PERSON.roomie, name: 'Mara Lindqvist', kind: 'person' },
  }),
  aLine(3, { details: { action: 'room.change' }, target: { _id: idOf(9), name: 'Room 2, Alder House', kind: null } }),
  aLine(2, { event: 'sensitive_read', details: { call: 'listBrokenClocks' } }),
  aLine(1, { event: 'authn_login_success' }),
];

function open(path = '/admin/audit') {
  signIn('admin');
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('admin')))
    .on('GET /api/admins/activity/subjects', () =>
      ok({ items: [{ _id: PERSON.roomie, kind: 'person', name: 'Mara Lindqvist', detail: null, role: 'roomie' }] }),
    )
    .on('GET /api/admins/audit', () => ok({ items: LINES, next_cursor: null, chain: null }));
  return { server, ...renderApp(path) };
}

describe('the audit log', () => {
  it('reads as sentences, with names that link to people', async () => {
    open();
    const list = await screen.findByRole('region', { name: 'Newest first' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ada Minton moved Mara Lindqvist to another room'),
      expect.stringContaining('Ada Minton edited the room Room 2, Alder House'),
      expect.stringContaining('Ada Minton viewed broken clocks'),
      expect.stringContaining('Ada Minton signed in'),
    ]);
    expect(within(list).getByRole('link', { name: 'Mara Lindqvist' })).toHaveAttribute(
      'href',
      `/admin/people/${PERSON.roomie}`,
    );
  });

  it("expands a line's details by keyboard", async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Details of line 2' });
    act(() => {
      button.focus();
    });
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('listBrokenClocks')).toBeVisible();
  });

  it('is filtered by a person chosen by name', async () => {
    const { user, where, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Person or house' }));
    await user.type(await screen.findByRole('searchbox'), 'Mara');
    await user.click(await screen.findByRole('button', { name: /Mara Lindqvist/ }));
    expect(await screen.findByText('Person: Mara Lindqvist')).toBeInTheDocument();
    expect(where.path).toBe(`/admin/audit?person_id=${PERSON.roomie}`);
    expect(server.asked.some(({ query }) => query.get('person_id') === PERSON.roomie)).toBe(true);
  });
});
