import { Config } from '#kernel/config/config.ts';
import { verifyDatabase } from '#test/support/evidence.ts';
import { testServices } from '#test/support/services.ts';
import { expectAllOrNothing } from './all-or-nothing.ts';
import { type Cluster, expectSoon } from './cluster.ts';
import {
  aDebtToSetOff,
  aHeldDeposit,
  HELD,
  NOT_SET_OFF,
  SET_OFF,
  SETTING_OFF,
  SETTLED,
  SETTLING,
} from './deposit-crash-story.ts';
import type { HeldAt } from './held-step.ts';
import { aLeaseThatEnds, RELEASED, RELEASING, ROLLING_BACK, UNDER_NOTICE } from './release-crash-story.ts';
import { aPaymentToEnter, PAID, PAYING, UNPAID } from './payment-crash-story.ts';
import {
  aBegunReport,
  aWrittenReport,
  BEGUN,
  FORM_SUBMITTED,
  MOVE_OUT_SUBMITTED,
  SUBMITTING,
  SUBMITTING_A_FORM,
  WRITTEN,
} from './report-crash-story.ts';
import {
  COUNTERSIGNING,
  invitationsTo,
  factsOf,
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
  /** A crash at each of the selected steps; some stories have none. */
  const eachStep = (
    all: Readonly<Record<string, HeldAt>>,
    what: string,
    story: (step: string, at: HeldAt) => Promise<void>,
  ): void => {
    for (const [step, at] of stepsOf(all)) it(what.replace('%s', step), () => story(step, at));
  };

  describe('an api that is killed leaves nothing half done', () => {
    eachStep(SIGNING, 'of a signature: %s', async (_, at) => {
      const cluster = clusterOf();
      const { rules, sign } = signersOf(cluster);
      const agreement = await rules();
      const stays = 1;
      await expectAllOrNothing(cluster, at, agreement._id, sign(agreement), () => factsOf(cluster, agreement), {
        nothing: { ...NOTHING, stays, state: 'sent', offer: null },
        all: { ...ONE_SIGNED, stays, state: 'signed', offer: null },
        again: [200, 'true'],
      });
    });

    eachStep(SIGNING_BY_LINK, 'of a signature by link: %s', async (_, at) => {
      const cluster = clusterOf();
      const { offer, signByLink } = signersOf(cluster);
      const made = await offer();
      const ask = await signByLink(made.offer);
      await expectAllOrNothing(cluster, at, made.lease._id, ask, () => factsOf(cluster, made.lease), {
        nothing: { ...NOTHING, state: 'sent', offer: 'viewed' },
        all: { ...ONE_SIGNED, state: 'signed', offer: 'signed' },
        // A caller without an account has no keys: they get the answer that it is done.
        again: [409, null],
      });
    });

    eachStep(COUNTERSIGNING, 'of a countersignature: %s', async (_, at) => {
      const cluster = clusterOf();
      const { offer, signByLink, countersign } = signersOf(cluster);
      const made = await offer();
      await (
        await signByLink(made.offer)
      )(cluster.apis[1].url);
      const ask = countersign(made.lease);
      await expectAllOrNothing(cluster, at, made.lease._id, ask, () => factsOf(cluster, made.lease), {
        nothing: { ...ONE_SIGNED, state: 'signed', offer: 'signed' },
        all: { ...MOVED_IN, state: 'active', offer: 'moved_in' },
        again: [200, 'true'],
      });
      const invitations = () => invitationsTo(cluster, made.offer.email);
      await expectSoon('they are invited', async () => (await invitations()) > 0);
      expect(await invitations()).toBe(1);
    });
  });

  describe('an api that is killed leaves nothing half done and nothing half rolled back', () => {
    eachStep(RELEASING, 'of a release: %s', async (_, at) => {
      const cluster = clusterOf();
      const { lease, release, factsNow } = await aLeaseThatEnds(cluster, 'pre_released');
      const { released, rolledBack } = await factsNow();
      await expectAllOrNothing(cluster, at, lease, release, factsNow, {
        nothing: { ...UNDER_NOTICE, released, rolledBack },
        all: { ...RELEASED, released: released + 1, rolledBack },
        again: [200, 'true'],
      });
    });

    eachStep(ROLLING_BACK, 'of a release that is rolled back: %s', async (_, at) => {
      const cluster = clusterOf();
      const { lease, rollBack, factsNow } = await aLeaseThatEnds(cluster, 'released');
      const { released, rolledBack } = await factsNow();
      await expectAllOrNothing(cluster, at, lease, rollBack, factsNow, {
        nothing: { ...RELEASED, released, rolledBack },
        all: { ...UNDER_NOTICE, released, rolledBack: rolledBack + 1 },
        again: [200, 'true'],
      });
    });
  });

  describe('an api that is killed during a move-in or move-out', () => {
    eachStep(SUBMITTING_A_FORM, 'takes the whole form with its report, or nothing of it: %s', async (_, at) => {
      const cluster = clusterOf();
      const { id, submit, factsNow } = await aBegunReport(cluster);
      await expectAllOrNothing(cluster, at, id, submit, factsNow, {
        nothing: BEGUN,
        all: FORM_SUBMITTED,
        again: [409, null],
      });
    });

    eachStep(SUBMITTING, 'submits the whole report, or nothing of it: %s', async (_, at) => {
      const cluster = clusterOf();
      const { id, submit, factsNow } = await aWrittenReport(cluster);
      await expectAllOrNothing(cluster, at, id, submit, factsNow, {
        nothing: WRITTEN,
        all: MOVE_OUT_SUBMITTED,
        // The call takes no keys: a repeated call gets the answer that it is done.
        again: [409, null],
      });
    });

    eachStep(PAYING, 'writes the whole payment, once, or nothing of it: %s', async (_, at) => {
      const cluster = clusterOf();
      const { roomieId, pay, factsNow } = await aPaymentToEnter(cluster);
      await expectAllOrNothing(cluster, at, roomieId, pay, factsNow, {
        nothing: UNPAID,
        all: PAID,
        again: [200, 'true'],
      });
    });

    eachStep(SETTING_OFF, 'pays what is owed once from a deposit, or not: %s', async (_, at) => {
      const cluster = clusterOf();
      const { id, setOff, factsNow } = await aDebtToSetOff(cluster);
      await expectAllOrNothing(cluster, at, id, setOff, factsNow, {
        nothing: NOT_SET_OFF,
        all: SET_OFF,
        again: [201, 'true'],
        first: 201,
      });
    });

    eachStep(SETTLING, 'settles the whole deposit, or nothing of it: %s', async (_, at) => {
      const cluster = clusterOf();
      const { id, settle, factsNow } = await aHeldDeposit(cluster);
      await expectAllOrNothing(cluster, at, id, settle, factsNow, {
        nothing: HELD,
        all: SETTLED,
        again: [200, 'true'],
      });
    });
  });

  describe('a worker that is killed', () => {
    eachStep(PRINTING, 'makes one document all the same: %s', async (_, at) => {
      expect(await killInPrinting(clusterOf(), at)).toBe(1);
    });
  });

  it('leaves valid evidence for everything that it did', async () => {
    const { database, dataDir } = clusterOf();
    const { redisUrl, smtpUrl } = testServices();
    const config = new Config({
      NODE_ENV: 'test',
      DATABASE_URL: database.applicationUrl,
      REDIS_URL: redisUrl,
      SMTP_URL: smtpUrl,
      DATA_DIR: dataDir,
    });
    const { code, output } = await verifyDatabase(database, config);
    expect([code, output]).toEqual([0, expect.stringContaining('The stream agreement:')]);
  });
}
