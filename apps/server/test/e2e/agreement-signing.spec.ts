import type { AgreementDetail } from '@common-roof/contracts';
import { until } from '@common-roof/local-services';

import { unreadTitles } from '#test/support/alerts.ts';
import { agreementsOf, aLetHouse } from '#test/support/agreements.ts';
import { checkSeal } from '#test/support/check-seal.ts';
import { call, problemOf } from '#test/support/http.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let owner: ReturnType<typeof agreementsOf>;
let let_: Awaited<ReturnType<typeof aLetHouse>>;
let roomie: ReturnType<typeof agreementsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  owner = agreementsOf(app, world.players.h1);
});
beforeEach(async () => {
  let_ = await aLetHouse(app, world.players.h1);
  roomie = agreementsOf(app, let_.roomie);
});
afterAll(() => app.close());

const RULES = { type: 'house_rules', title: 'House rules', agreement: '<p>{{roomie_name}} is kind.</p>' };
const detail = ({ body }: { body: unknown }) => body as AgreementDetail;
const signatures = (id: string) =>
  app.database.query<{ by: string; name: string; data: unknown; ip: string; user_agent: string }>(
    'SELECT by, name, data, ip, user_agent FROM agreement_signatures WHERE agreement_id = $1',
    [id],
  );

describe('a signer', () => {
  it('types the name and agrees to sign what they saw; time, address and browser are stored', async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    const signed = detail(await roomie.sign(await roomie.read(sent._id)));
    expect(signed).toMatchObject({
      state: 'signed',
      text_sha256: sent.text_sha256,
      signatures: [{ by: 'tenant', name: 'Some Body', data: null }],
    });
    expect(signed.steps.map(({ step }) => step)).toEqual(['created', 'sent', 'opened', 'signed']);
    expect(await signatures(sent._id)).toEqual([
      { by: 'tenant', name: 'Some Body', data: null, ip: '127.0.0.1', user_agent: 'node' },
    ]);
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: sent._id })).toEqual([
      'Some Body signed “House rules”',
    ]);
    expect(await unreadTitles(app, { account_id: let_.roomie.account.id, kind: 'agreement_to_sign' })).toEqual([]);
  });

  it("may draw the signature instead: the strokes are stored, and the name is the account's", async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    const signed = detail(await roomie.sign(sent, roomie.draw));
    expect(signed.signatures).toMatchObject([{ by: 'tenant', name: 'Some Body', data: roomie.draw.data }]);
    for (const data of [[], [[1, 2, 3, 4]], [[1, 2, 3]], [[601, 2, 3, 4]], [[1, 201, 3, 4]], 'M0 0'] as const) {
      expect((await roomie.sign(sent, { data })).status).toBe(400);
    }
  });

  it('must agree, and must have seen the current text', async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' });
    expect((await roomie.sign(sent, { signature: 'Some Body', consent: false })).status).toBe(400);
    expect((await roomie.sign(sent, { signature: '  ' })).status).toBe(400);
    expect((await roomie.sign(sent, { signature: 'Some Body', data: roomie.draw.data })).status).toBe(400);
    await owner.edit(let_.roomie.account.id, sent, '<p>Twice {{rent}}.</p>');
    const stale = problemOf(await roomie.sign(sent));
    expect([stale.status, stale.detail]).toEqual([
      409,
      'The agreement changed while you read it. Please read it again.',
    ]);
    expect(await signatures(sent._id)).toEqual([]);
    // The rent is also part of what is seen.
    const seen = await roomie.read(sent._id);
    await owner.edit(let_.roomie.account.id, sent, '<p>Twice {{rent}}.</p>', { ends_on: '2030-01-01' });
    expect((await roomie.sign(seen)).status).toBe(409);
    expect((await roomie.sign(await roomie.read(sent._id))).status).toBe(200);
  });

  it('signs once, in however many tabs', async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    const answers = await Promise.all(Array.from({ length: 6 }, () => roomie.sign(sent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await signatures(sent._id)).toHaveLength(1);
  });

  it('who signs while the homeowner withdraws either wins or loses, and nothing is half done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
      const [signed, withdrawn] = await Promise.all([roomie.sign(sent), owner.act(sent._id, 'withdraw')]);
      const { state } = await owner.read(sent._id);
      // A signed agreement can still be withdrawn, but a withdrawn one can't be signed.
      expect([signed.status, withdrawn.status, state]).toEqual(
        signed.status === 200 ? [200, 200, 'withdrawn'] : [409, 200, 'withdrawn'],
      );
      expect(await signatures(sent._id)).toHaveLength(signed.status === 200 ? 1 : 0);
    }
  });

  it('is the recipient only, never a homeowner or admin in their name', async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    const path = `/api/roomies/leasetemplate/${let_.roomie.account.id}`;
    const body = { ...roomie.proof(sent), signature: 'Some Body' };
    const { h1, adm, r1 } = world.players;
    const statuses = [];
    for (const { token } of [h1, adm, r1]) statuses.push((await call(app, 'PUT', path, { token, body })).status);
    expect(statuses).toEqual([403, 403, 404]);
  });
});

describe('a signed agreement', () => {
  it('is never edited, deleted or changed, not even in the database, AB-17', async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    await roomie.sign(sent);
    const other = '<p>{{roomie_name}} is quiet.</p>';
    expect((await owner.edit(let_.roomie.account.id, sent, other, { type: 'house_rules' })).status).toBe(409);
    expect((await owner.act(sent._id, 'discard')).status).toBe(409);
    for (const sql of [
      `UPDATE agreements SET title = 'Other' WHERE id = $1`,
      `UPDATE agreements SET text_version = 2 WHERE id = $1`,
      `DELETE FROM agreements WHERE id = $1`,
      `UPDATE agreement_texts SET text = 'Other' WHERE agreement_id = $1`,
      `DELETE FROM agreement_texts WHERE agreement_id = $1`,
      `UPDATE agreement_signatures SET name = 'Other' WHERE agreement_id = $1`,
      `DELETE FROM agreement_signatures WHERE agreement_id = $1`,
    ]) {
      await expect(app.database.query(sql, [sent._id])).rejects.toThrow(/signed|kept|never changed/);
    }
  });

  it('comes into force when the homeowner countersigns; a newer one of its kind replaces it in the room', async () => {
    const { account } = let_.roomie;
    const first = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    expect((await owner.setStatus(account.id, first._id, true)).status).toBe(409);
    await roomie.sign(first);
    expect(detail(await owner.setStatus(account.id, first._id, true)).state).toBe('active');
    const second = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    await roomie.sign(second);
    expect(problemOf(await owner.setStatus(account.id, second._id, true)).detail).toBe(
      'Another agreement of this kind is in force for the room.',
    );
    const next = detail(
      await owner.edit(account.id, first, '<p>{{roomie_name}} is quiet.</p>', { type: 'house_rules' }),
    );
    expect(next).toMatchObject({ state: 'draft', supersedes: first._id });
    expect((await owner.read(first._id)).agreement).toBe('<p>Some Body is kind.</p>');
    await roomie.sign(detail(await owner.act(next._id, 'send')));
    expect(detail(await owner.setStatus(account.id, next._id, true)).state).toBe('active');
    expect((await owner.read(first._id)).state).toBe('archived');
    expect(detail(await owner.setStatus(account.id, next._id, false)).state).toBe('inactive');
  });

  it('becomes a PDF in the worker that both parties can download', async () => {
    const sent = await owner.make(let_.roomId, { state: 'sent' }, RULES);
    const early = await roomie.ask('GET', `/api/agreements/${sent._id}/document`);
    expect(problemOf(early).status).toBe(409);
    await roomie.sign(sent, roomie.draw);
    await app.drainEvents();
    await until(async () => (await roomie.read(sent._id)).has_document, 60_000);
    for (const { token } of [let_.roomie, world.players.h1]) {
      const answer = await fetch(`${app.url}/api/agreements/${sent._id}/document`, {
        headers: { 'x-auth-token': token },
      });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="agreement-${sent._id}.pdf"`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await checkSeal(bytes)).toEqual([]);
      const { info, text, pages } = await readPdf(bytes);
      expect(info).toMatchObject({ Title: 'House rules', Language: 'en' });
      expect(text).toContain('Some Body is kind.');
      expect(pages.at(-1)?.replace(/\s/g, '')).toContain(sent.text_sha256);
      expect(pages.at(-1)).toContain('127.0.0.1');
      bytes.writeUInt8(bytes.readUInt8(1_000) ^ 1, 1_000);
      expect(await checkSeal(bytes)).not.toEqual([]);
    }
    expect((await owner.read(sent._id)).steps.at(-1)).toMatchObject({ step: 'sealed', by: null });
  });
});
