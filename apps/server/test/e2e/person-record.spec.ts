import type { AuditLine, Overview, Page, PersonRecord } from '@common-roof/contracts';

import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  await app.drainEvents();
});
afterAll(() => app.close());

const read = async <Answer>(path: string): Promise<Answer> =>
  (await call(app, 'GET', path, { token: world.players.adm.token })).body as Answer;
const recordOf = (id: string): Promise<PersonRecord> => read(`/api/admins/people/${id}`);

describe('the record of a person', () => {
  it('names the current and former houses for each role', async () => {
    const { r1, rEx, h1, k1 } = world.players;
    expect(await recordOf(r1.account.id)).toMatchObject({
      account_type: 'roomie',
      email: r1.account.email,
      houses: [{ house: { name: 'House A' }, room: 'One', is_present: true, since: '2026-01-01', until: null }],
    });
    expect((await recordOf(rEx.account.id)).houses).toMatchObject([
      { house: { name: 'House A' }, room: 'Three', is_present: false, until: '2026-03-01' },
    ]);
    expect((await recordOf(h1.account.id)).houses).toMatchObject([{ house: { name: 'House A' }, room: null }]);
    expect((await recordOf(k1.account.id)).houses).toMatchObject([{ house: { name: 'House A' }, is_present: true }]);
  });

  it('returns 404 for an unknown id, and every read is in the audit log', async () => {
    const missing = await call(app, 'GET', `/api/admins/people/${world.houseA}`, { token: world.players.adm.token });
    expect(missing.status).toBe(404);
    const { id } = world.players.r1m.account;
    await recordOf(id);
    const { items } = await read<Page<AuditLine>>(`/api/admins/audit?person_id=${id}`);
    expect(items[0]).toMatchObject({
      event: 'sensitive_read',
      details: { what: 'person' },
      target: { _id: id, name: 'r1m Player', kind: 'person' },
    });
  });
});

describe('the audit log of a person', () => {
  it('contains what they did and what was done to them, and nothing else', async () => {
    const { adm, r1 } = world.players;
    await recordOf(r1.account.id);
    const about = await read<Page<AuditLine>>(`/api/admins/audit?person_id=${r1.account.id}&limit=100`);
    expect(about.items.length).toBeGreaterThan(0);
    expect(
      about.items.every(({ actor, target }) => actor?._id === r1.account.id || target?._id === r1.account.id),
    ).toBe(true);
    const by = await read<Page<AuditLine>>(`/api/admins/audit?person_id=${adm.account.id}&limit=100`);
    expect(by.items.some(({ actor }) => actor?._id === adm.account.id)).toBe(true);
  });
});

describe('the counts of the first page', () => {
  const countAll = async (path: string): Promise<number> => {
    let total = 0;
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page<unknown> = await read(`${path}limit=50${cursor === '' ? '' : `&cursor=${cursor}`}`);
      total += page.items.length;
      cursor = page.next_cursor;
    }
    return total;
  };

  it('equal those of the lists they link to', async () => {
    // A person with a deleted account is in no list and no count.
    await app.database.query('UPDATE accounts SET deleted_at = now(), disabled_at = now() WHERE id = $1', [
      world.players.k2.account.id,
    ]);
    const { counts, waiting } = await read<Overview>('/api/admins/overview');
    const listed = {
      houses: (await countAll('/api/houses/all?state=open&')) + (await countAll('/api/houses/all?state=draft&')),
      roomies: await countAll('/api/roomies/admin/all?'),
      homeowners: await countAll('/api/homeowners/all?'),
      neatkeepers: await countAll('/api/neatkeepers/all?'),
    };
    expect(counts).toMatchObject(listed);
    expect(listed).toMatchObject({ roomies: 4, homeowners: 2, neatkeepers: 1 });
    const { pending } = await read<{ pending: number }>('/api/admins/homeowner-applicants');
    expect(waiting).toEqual({ applications: pending, appeals: await countAll('/api/appeals?decider=admin&') });
  });
});
