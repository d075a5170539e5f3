import type { AgreementDetail } from '@common-roof/contracts';

import { agreementsOf, aLetHouse } from '#test/support/agreements.ts';
import { verifyEvidence } from '#test/support/evidence.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let owner: ReturnType<typeof agreementsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  owner = agreementsOf(app, world.players.h1);
});
afterAll(() => app.close());

/** Creates a lease with both signatures, the first of them drawn, and its PDF. */
async function aSignedLease(): Promise<AgreementDetail> {
  const { roomId, roomie } = await aLetHouse(app, world.players.h1);
  const tenant = agreementsOf(app, roomie);
  const lease = await owner.make(roomId, { state: 'sent' });
  await tenant.sign(await tenant.read(lease._id), tenant.draw);
  await owner.ask('PUT', `/api/agreements/${lease._id}/countersign`, {
    text_sha256: lease.text_sha256,
    consent: true,
    signature: 'Helen Owner',
  });
  await app.drainEvents();
  return owner.read(lease._id);
}

/** Needs write access to the database. */
const tamper = (sql: string) =>
  app.database.query(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);

describe('the evidence of agreements', () => {
  it('verifies, and contains what was signed', async () => {
    const lease = await aSignedLease();
    const { code, output } = await verifyEvidence(app);
    expect(code).toBe(0);
    expect(output).toContain(`The stream agreement:${lease._id} is intact up to line ${String(lease.steps.length)} `);
  });

  it.each<[string, (id: string) => string, AgreementDetail['steps'][number]['step']]>([
    [
      'the text',
      (id) => `UPDATE agreement_texts SET text = replace(text, 'month', 'Month') WHERE agreement_id = '${id}'`,
      'created',
    ],
    ['the title', (id) => `UPDATE agreements SET title = 'room lease' WHERE id = '${id}'`, 'signed'],
    ['the rent', (id) => `UPDATE agreements SET rent_minor = rent_minor + 1 WHERE id = '${id}'`, 'signed'],
    [
      'a stroke',
      (id) =>
        `UPDATE agreement_signatures SET data = jsonb_set(data, '{0,3}', '21') WHERE agreement_id = '${id}' AND by = 'tenant'`,
      'signed',
    ],
    [
      'a name',
      (id) => `UPDATE agreement_signatures SET name = 'Helen Owned' WHERE agreement_id = '${id}' AND by = 'homeowner'`,
      'countersigned',
    ],
    [
      'the hash of the PDF',
      (id) => `UPDATE agreement_documents SET sha256 = repeat('0', 64) WHERE agreement_id = '${id}'`,
      'sealed',
    ],
    [
      'a signature taken away',
      (id) => `DELETE FROM agreement_signatures WHERE agreement_id = '${id}' AND by = 'homeowner'`,
      'countersigned',
    ],
  ])('reveals that %s changed, and in which line', async (_what, sql, step) => {
    const lease = await aSignedLease();
    await tamper(sql(lease._id));
    const { code, output } = await verifyEvidence(app);
    const line = lease.steps.findIndex((each) => each.step === step) + 1;
    expect(code).toBe(1);
    expect(output).toContain(
      `The stream agreement:${lease._id} is contradicted at line ${String(line)}: what is stored is not what it says.`,
    );
  });

  it('reveals one changed character of a line', async () => {
    const lease = await aSignedLease();
    await tamper(
      `UPDATE evidence SET body = jsonb_set(body, '{ip}', '"127.0.0.2"') WHERE stream = 'agreement:${lease._id}' AND seq = 3`,
    );
    const { code, output } = await verifyEvidence(app);
    expect(code).toBe(1);
    expect(output).toContain(`The stream agreement:${lease._id} is broken at line 3; it is intact up to line 2.`);
  });
});
