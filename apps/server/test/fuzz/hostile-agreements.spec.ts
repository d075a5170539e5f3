import type { AgreementDetail, LeaseOffer } from '@common-roof/contracts';
import fc from 'fast-check';

import { unprintableIn } from '../../src/platform/pdf/faces.ts';
import { agreementsOf, aLetHouse } from '../support/agreements.ts';
import { adsOf, slugOf } from '../support/ads.ts';
import { ALLOWED, ESCAPED, hostileText } from '../support/hostile-texts.ts';
import { type Answer, call } from '../support/http.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, type World } from '../support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const DOCUMENTS = 300;
/** More versions than that has no agreement. */
const EACH = 150;

/** Each of the documents is written; what is kept of it is read as whoever is to sign it sees it. @returns how many were kept */
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
        // Without a word in it, too large, or nothing that could be sent.
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

it('nothing but words is kept of three hundred hostile documents that become agreements', async () => {
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

/** Without what no font has: such a text is refused before anybody could sign it, and would hide what this looks for. */
async function printable(text: string): Promise<string> {
  const missing = new Set(await unprintableIn(text));
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) =>
    missing.has(segment) ? '' : segment,
  ).join('');
}

it('nor of those that become the lease of an offer, as its bearer sees it', async () => {
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
