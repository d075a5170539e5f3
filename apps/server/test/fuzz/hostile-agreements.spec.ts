import type { AgreementDetail, LeaseOffer } from '@common-roof/contracts';
import fc from 'fast-check';

import { unprintableIn } from '#kernel/documents/faces.ts';
import { agreementsOf, aLetHouse } from '#test/support/agreements.ts';
import { adsOf, slugOf } from '#test/support/ads.ts';
import { ALLOWED, ESCAPED, hostileText } from '#test/support/hostile-texts.ts';
import { type Answer, call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const DOCUMENTS = 300;
/** Below the maximum number of versions of an agreement. */
const EACH = 150;

/** Writes each document and reads the stored text as its signer sees it. @returns how many were stored */
async function writeAll(
  begin: () => Promise<{ write: (text: string) => Promise<Answer>; read: () => Promise<AgreementDetail> }>,
): Promise<number> {
  let kept = 0;
  const documents = fc.sample(hostileText, DOCUMENTS);
  for (let from = 0; from < DOCUMENTS; from += EACH) {
    const { write, read } = await begin();
    for (const text of documents.slice(from, from + EACH)) {
      const { status } = await write(text);
      if (status !== 200) {
        // Without text, too large, or nothing that could be sent.
        expect([400, 422]).toContain(status);
        continue;
      }
      kept += 1;
      const { agreement, source } = await read();
      for (const html of [agreement, source ?? '']) {
        expect([html, ALLOWED.test(html), ESCAPED.test(html)]).toEqual([html, true, false]);
      }
    }
  }
  return kept;
}

it('three hundred hostile documents that become agreements are stored as text only', async () => {
  const { h1 } = world.players;
  const owner = agreementsOf(app, h1);
  const kept = await writeAll(async () => {
    const { roomId, roomie } = await aLetHouse(app, h1);
    const draft = await owner.make(roomId);
    return {
      write: (text) => owner.edit(roomie.account.id, draft, text),
      read: () => owner.read(draft._id),
    };
  });
  expect(kept).toBeGreaterThan(100);
});

/**
 * Removes characters that no font has: such a text would be rejected before signing and would hide what this test looks
 * for.
 */
async function printable(text: string): Promise<string> {
  const missing = new Set(await unprintableIn(text));
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) =>
    missing.has(segment) ? '' : segment,
  ).join('');
}

it('hostile documents that become the lease of an offer are shown to its holder as text only', async () => {
  const ads = adsOf(app, world.players.h1);
  const kept = await writeAll(async () => {
    const { roomId } = await ads.emptyRoom();
    const person = { first_name: 'Mara', last_name: 'Lind', email: `${crypto.randomUUID()}@hostile.test` };
    const offer = await ads.offer(roomId, person);
    return {
      write: async (text) =>
        ads.ask('PUT', `/api/newroomies/leasetemplate/${offer._id}`, { agreement: await printable(text) }),
      read: async () => {
        const { lease } = (await call(app, 'GET', `/api/newlease/${slugOf(offer)}`)).body as LeaseOffer;
        if (!lease) throw new Error('What was written is not there.');
        return lease;
      },
    };
  });
  expect(kept).toBeGreaterThan(100);
});
