import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AuditChain, CallResponse, listAuditLog } from '@common-roof/contracts';

import { AdminsService } from '#contexts/identity/accounts/admins/admins.service.ts';
import { Config } from '#kernel/config/config.ts';
import { Evidence } from '#kernel/evidence/evidence.ts';
import { call } from '#test/support/http.ts';
import { verifyEvidence } from '#test/support/evidence.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const ask = (method: string, path: string, body?: unknown) =>
  call(app, method, path, { token: world.players.adm.token, ...(body === undefined ? {} : { body }) });
const list = async (query = '') =>
  (await ask('GET', `/api/admins/audit${query}`)).body as CallResponse<typeof listAuditLog>;
const check = async () => (await ask('POST', '/api/admins/audit/check')).body as AuditChain;

const verify = (...heads: string[]) => verifyEvidence(app, ...heads);

/** Needs write access to the database. */
async function tamper(sql: string): Promise<void> {
  await app.database.query('ALTER TABLE evidence DISABLE TRIGGER evidence_append_only');
  await app.database.query(sql);
  await app.database.query('ALTER TABLE evidence ENABLE TRIGGER evidence_append_only');
}

describe('the audit log', () => {
  it('records who did what to whom, newest first, and that it was read', async () => {
    const { h1, k1 } = world.players;
    await ask('GET', `/api/neatkeepers/${k1.account.id}`);
    const { items } = await list();
    expect(items[0]).toMatchObject({
      event: 'sensitive_read',
      actor: { name: 'adm Player', role: 'admin' },
      target: { _id: k1.account.id, name: 'k1 Player' },
      details: { what: 'neatkeeper' },
    });
    expect((await list()).items[0]).toMatchObject({ details: { what: 'audit log' } });
    await ask('PUT', `/api/homeowners/${h1.account.id}`, {
      first_name: 'Hanna',
      last_name: 'One',
      phone: null,
      about: '',
      publishes_email: true,
      publishes_phone: false,
    });
    const [line] = (await list(`?event=sensitive_update&target_id=${h1.account.id}`)).items;
    expect(line?.details).toEqual({
      what: 'homeowner profile',
      name_changed: true,
    });
  });

  it('exports the same lines as a table, recorded, with nothing that a spreadsheet would run', async () => {
    const { h1 } = world.players;
    await app.database.query(`UPDATE accounts SET first_name = '=1+1' WHERE id = $1`, [h1.account.id]);
    await ask('GET', `/api/homeowners/${h1.account.id}`);
    const query = `?event=sensitive_read&target_id=${h1.account.id}`;
    const { items } = await list(query);
    const answer = await ask('GET', `/api/admins/audit/csv${query}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = answer.text.trim().split('\r\n');
    expect(head?.replace('\uFEFF', '')).toBe(
      'position,at,event,actor_id,actor_role,actor_name,target_id,target_name,details,request_id,ip',
    );
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(items.map(({ position }) => position));
    expect(answer.text).toContain(",'=1+1 One,");
    expect((await list()).items[0]).toMatchObject({ details: { what: 'audit log as a table' } });
    await app.database.query(`UPDATE accounts SET first_name = 'h1' WHERE id = $1`, [h1.account.id]);
  });

  it("has a line for every admin's read of personal data, whichever call it was", async () => {
    const { r1, h1 } = world.players;
    const looks: [string, string, string | null][] = [
      ['getRoomie', `/api/roomies/by-id/${r1.account.id}`, r1.account.id],
      ['getHouse', `/api/houses/byId/${world.houseA}`, world.houseA],
      ['getHomeowner', `/api/homeowners/${h1.account.id}`, h1.account.id],
      ['listAllRoomies', '/api/roomies/all', null],
    ];
    for (const [id, path, target] of looks) {
      expect((await ask('GET', path)).status).toBe(200);
      const [line] = (await list('?event=sensitive_read')).items.filter(({ details }) => details['call'] === id);
      expect([id, line?.actor?.name, line?.target?._id ?? null]).toEqual([id, 'adm Player', target]);
    }
  });

  it('has no lines about rejected calls or what admins do with their own data', async () => {
    const lines = async () => Number((await app.database.query('SELECT count(*) AS n FROM audit_log'))[0]?.['n']);
    const before = await lines();
    await ask('GET', '/api/me');
    await ask('GET', '/api/notifications');
    expect((await ask('GET', '/api/roomies/by-id/01900000-0000-7000-8000-000000000000')).status).toBe(404);
    expect(await lines()).toBe(before);
  });

  it('filters by kind, actor and time, and pages without a gap', async () => {
    for (let n = 0; n < 5; n += 1) await ask('GET', '/api/neatkeepers/all');
    const seen: number[] = [];
    const until = new Date().toISOString();
    let next: string | null = '';
    while (next !== null) {
      const query = `?limit=2&event=sensitive_read&to=${until}${next === '' ? '' : `&cursor=${next}`}`;
      const { items, next_cursor }: CallResponse<typeof listAuditLog> = await list(query);
      seen.push(...items.map(({ position }) => position));
      next = next_cursor;
    }
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
    const [row] = await app.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_log WHERE event = 'sensitive_read' AND at < $1`,
      [until],
    );
    expect(seen).toHaveLength(row?.n ?? 0);
    expect((await list(`?actor_id=${world.players.r1.account.id}`)).items).toEqual([]);
    expect((await list(`?from=${new Date(Date.now() + 3_600_000).toISOString()}`)).items).toEqual([]);
    expect((await ask('GET', '/api/admins/audit?cursor=bm8')).status).toBe(400);
    expect((await ask('GET', '/api/admins/audit?event=nothing')).status).toBe(400);
  });

  it("can't be changed, not even by the program itself", async () => {
    for (const sql of [
      `UPDATE evidence SET body = '{}'`,
      'DELETE FROM evidence',
      'TRUNCATE evidence',
      'DELETE FROM audit_checks',
    ]) {
      await expect(app.database.query(sql)).rejects.toThrow(/never changed or deleted/);
    }
  });

  it('has its head mailed to the operator every day, as a file for a check', async () => {
    await app.runDue(); // The days are counted from here.
    app.clock.advance(86_400 + 60);
    await app.runDue();
    app.clock.set(new Date());
    const mail = await mailTo(app.get(Config).env.OPERATOR_EMAIL, /checkpoint of the audit log/);
    const heads = JSON.parse(mail.attachments[0]?.text ?? '[]') as { stream: string; seq: number; mac: string }[];
    const audit = heads.find(({ stream }) => stream === 'audit');
    expect(audit?.seq).toBeGreaterThan(0);
    const known = await app.database.query('SELECT mac FROM evidence WHERE stream = $1 AND seq = $2', [
      'audit',
      audit?.seq,
    ]);
    expect(known).toEqual([{ mac: audit?.mac }]);
  });

  it('tells all admins, every thirty days, who opened private conversations, and why, AB-24', async () => {
    const { adm } = world.players;
    const other = await app.get(AdminsService).create({ email: 'ada@audit.test', firstName: 'Ada', lastName: 'Other' });
    await app.runDue(); // The days are counted from here.
    const reason = 'complaint <b>4711</b>';
    await ask('GET', `/api/messages/${world.houseA}/messages?reader=admin&reason=${encodeURIComponent(reason)}`);
    await ask('GET', `/api/messages/house/${world.houseA}?reason=a+threat`);
    await ask('GET', '/api/roomies/admin/all'); // A read of data, not of a conversation.
    const lines = await list('?event=sensitive_read');
    expect(lines.items.length).toBeGreaterThanOrEqual(3);
    app.clock.advance(30 * 86_400 + 60);
    await app.runDue();
    app.clock.set(new Date());
    for (const { email } of [adm.account, other]) {
      const mail = await mailTo(email, /^Admins opened private conversations 2 times/);
      expect(mail.text).toContain(`adm Player · a conversation · ${reason}`);
      expect(mail.text).toContain('adm Player · the list of a house · a threat');
      expect(mail.html).not.toContain('<b>4711');
    }
  });

  it('is for admins only', async () => {
    for (const who of ['r1', 'h1', 'k1'] as const) {
      const { token } = world.players[who];
      expect((await call(app, 'GET', '/api/admins/audit', { token })).status).toBe(403);
      expect((await call(app, 'POST', '/api/admins/audit/check', { token })).status).toBe(403);
    }
  });

  // This test is last because the chain that it breaks isn't repaired.
  it('shows where its chain is broken: changed, and cut off at the end', async () => {
    const whole = await check();
    expect(whole.broken_at).toBeNull();
    expect((await list()).chain).toEqual(whole);
    const good = await verify();
    expect(good).toMatchObject({ code: 0 });
    expect(good.output).toContain('intact up to line');
    const kept = join(await mkdtemp(join(tmpdir(), 'heads-')), 'heads.json');
    await writeFile(kept, JSON.stringify(await app.get(Evidence).headsSince(new Date(0))));
    expect(await verify('--heads', kept)).toMatchObject({ code: 0 });

    const last = (await list()).items[0]?.position ?? 0;
    await tamper(`DELETE FROM evidence WHERE stream = 'audit' AND seq >= ${String(whole.up_to)}`);
    expect((await check()).broken_at).toBe(whole.up_to);
    expect(last).toBeGreaterThan(whole.up_to);
    expect((await verify('--heads', kept)).output).toContain('broken at line');

    await tamper(
      `UPDATE evidence SET body = jsonb_set(body, '{details}', '{"what":"nothing"}') WHERE stream = 'audit' AND seq = 2`,
    );
    expect((await check()).broken_at).toBe(2);
    const broken = await verify();
    expect(broken).toMatchObject({ code: 1 });
    expect(broken.output).toContain('broken at line 2');
  });
});
