import { type AgreementDetail, REPLAYED_HEADER } from '@common-roof/contracts';

import { Config } from '../../../src/platform/config/config.ts';
import type { Answer } from '../../support/http.ts';
import { verifyDatabase } from '../../support/evidence.ts';
import { testServices } from '../../support/services.ts';
import { type Cluster, expectSoon } from './cluster.ts';
import type { HeldAt } from './held-step.ts';
import {
  COUNTERSIGNING,
  type Facts,
  invitationsTo,
  killInCall,
  killInPrinting,
  PRINTING,
  SIGNING,
  SIGNING_BY_LINK,
  signersOf,
} from './signing-crash-story.ts';

const NOTHING = { signatures: 0, lines: 0, events: 0, accounts: 0, invitations: 0, stays: 0 };
const ONE_SIGNED = { ...NOTHING, signatures: 1, lines: 1, events: 1 };
const MOVED_IN = { signatures: 2, lines: 2, events: 2, accounts: 1, invitations: 1, stays: 1 };

/** The same stories for every change and, with more steps, every night. */
export function signingCrashes(
  clusterOf: () => Cluster,
  stepsOf: (all: Readonly<Record<string, HeldAt>>) => [string, HeldAt][],
): void {
  describe('an api that is killed leaves nothing half done', () => {
    it.each(stepsOf(SIGNING))('of a signature: %s', async (_, at) => {
      const cluster = clusterOf();
      const { rules, sign } = signersOf(cluster);
      const agreement = await rules();
      const stays = 1;
      await expectAllOrNothing(cluster, at, agreement, sign(agreement), {
        nothing: { ...NOTHING, stays, state: 'sent', offer: null },
        all: { ...ONE_SIGNED, stays, state: 'signed', offer: null },
        again: [200, 'true'],
      });
    });

    it.each(stepsOf(SIGNING_BY_LINK))('of a signature by link: %s', async (_, at) => {
      const cluster = clusterOf();
      const { offer, signByLink } = signersOf(cluster);
      const made = await offer();
      await expectAllOrNothing(cluster, at, made.lease, await signByLink(made.offer), {
        nothing: { ...NOTHING, state: 'sent', offer: 'viewed' },
        all: { ...ONE_SIGNED, state: 'signed', offer: 'signed' },
        // Who has no account has no keys: they are told that it is done.
        again: [409, null],
      });
    });

    it.each(stepsOf(COUNTERSIGNING))('of a countersignature: %s', async (_, at) => {
      const cluster = clusterOf();
      const { offer, signByLink, countersign } = signersOf(cluster);
      const made = await offer();
      await (
        await signByLink(made.offer)
      )(cluster.apis[1].url);
      await expectAllOrNothing(cluster, at, made.lease, countersign(made.lease), {
        nothing: { ...ONE_SIGNED, state: 'signed', offer: 'signed' },
        all: { ...MOVED_IN, state: 'active', offer: 'moved_in' },
        again: [200, 'true'],
      });
      const invitations = () => invitationsTo(cluster, made.offer.email);
      await expectSoon('they are invited', async () => (await invitations()) > 0);
      expect(await invitations()).toBe(1);
    });
  });

  describe('a worker that is killed', () => {
    it.each(stepsOf(PRINTING))('makes one document all the same: %s', async (_, at) => {
      expect(await killInPrinting(clusterOf(), at)).toBe(1);
    });
  });

  it('and everything that it did is borne out by its evidence', async () => {
    const { database } = clusterOf();
    const { redisUrl, smtpUrl } = testServices();
    const config = new Config({ NODE_ENV: 'test', DATABASE_URL: database.url, REDIS_URL: redisUrl, SMTP_URL: smtpUrl });
    const { code, output } = await verifyDatabase(database, config);
    expect([code, output]).toEqual([0, expect.stringContaining('The stream agreement:')]);
  });
}

interface Expected {
  readonly nothing: Facts;
  readonly all: Facts;
  /** What is answered once it was committed: the status, and whether it is the first answer. */
  readonly again: readonly [number, string | null];
}

async function expectAllOrNothing(
  cluster: Cluster,
  at: HeldAt,
  agreement: AgreementDetail,
  ask: (url: string) => Promise<Answer>,
  { nothing, all, again }: Expected,
): Promise<void> {
  const isDone = 'commitOf' in at;
  const { before, between, answer, after } = await killInCall(cluster, at, agreement, ask);
  expect(before).toEqual(nothing);
  expect(between).toEqual(isDone ? all : nothing);
  expect([answer.status, answer.headers.get(REPLAYED_HEADER)]).toEqual(isDone ? again : [200, null]);
  expect(after).toEqual(all);
}
