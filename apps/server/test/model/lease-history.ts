import { agreementMachine, canFollow } from '@common-roof/domain';
import fc from 'fast-check';

import type { TestApp } from '#test/support/test-app.ts';
import { fingerprint, judge, type Move, type Paper, type Party, type Situation } from './lease-rules.ts';
import { anOwner, type LeaseOwner, LeaseStage } from './lease-stage.ts';

const DOES = [
  ...['make', 'make', 'edit', 'send', 'send', 'withdraw', 'archive', 'discard', 'decline', 'sign', 'sign', 'sign'],
  ...['countersign', 'countersign', 'countersign', 'activate', 'activate', 'deactivate', 'giveNotice', 'release'],
  ...[
    'giveNotice',
    'requestChange',
    'requestChange',
    'acceptRequest',
    'acceptRequest',
    'declineRequest',
    'withdrawRequest',
  ],
  ...['release', 'rollBack', 'offer', 'offer', 'withdrawOffer', 'resendOffer', 'declineOffer', 'correctOffer'],
  ...['signOffer', 'signOffer', 'endStay', 'markVacant', 'moveRoom', 'agreeOnMove', 'agreeOnMove', 'cancelLease'],
] as const;

/** An intended action; its agreement is chosen when it is carried out. */
interface Wish {
  readonly does: (typeof DOES)[number];
  /** An index into what exists; most often the newest. */
  readonly which: number;
  readonly flip: boolean;
  /** Acts without checking whether it is possible. */
  readonly wild: boolean;
}

const wish = fc.record<Wish>({
  does: fc.constantFrom(...DOES),
  which: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(5)),
  flip: fc.boolean(),
  wild: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
});

/** One after the other, some at once, and sometimes a long wait. @param atOnce at most */
const turns = (atOnce: number) =>
  fc.array(
    fc.oneof(
      { weight: 12, arbitrary: fc.tuple(wish) },
      { weight: 4, arbitrary: fc.array(wish, { minLength: 2, maxLength: atOnce }) },
      { weight: 1, arbitrary: fc.constant<Wish[]>([]) },
    ),
    { minLength: 6, maxLength: 24 },
  );

const simply = (does: Wish['does']): Wish[] => [{ does, which: 0, flip: true, wild: false }];
/** The start of histories: nothing, a lease in force, and a lease with rules in force beside it. */
const BEGINNINGS = [
  [],
  [simply('make'), simply('sign'), simply('countersign')],
  [
    ...[simply('make'), simply('sign'), simply('countersign')],
    ...[[{ does: 'make', which: 1, flip: true, wild: false }], simply('sign'), simply('activate')],
  ],
] as const satisfies readonly (readonly (readonly Wish[])[])[];

const history = (atOnce: number) =>
  fc
    .tuple(fc.constantFrom<readonly (readonly Wish[])[]>(...BEGINNINGS), turns(atOnce))
    .map(([beginning, rest]) => [...beginning, ...rest]);

/** The number of houses of one homeowner before the next homeowner takes over. */
const HOUSES = 25;

/**
 * Returns the number of steps.
 * @param atOnce how many people act at the same moment, at most
 * @throws the history that contradicts the rules, with its seed and shrunk to its shortest form
 */
export async function liveMany(
  app: TestApp,
  { runs, seed, atOnce = 3 }: { runs: number; seed?: number; atOnce?: number },
): Promise<number> {
  let owner: LeaseOwner | undefined;
  let lived = 0;
  let steps = 0;
  const lives = fc.asyncProperty(history(atOnce), async (rounds) => {
    if (owner === undefined || lived % HOUSES === 0) owner = await anOwner(app);
    lived += 1;
    await live(app, owner, rounds);
    steps += rounds.flat().length;
  });
  await fc.assert(lives, { numRuns: runs, includeErrorInReport: true, ...(seed === undefined ? {} : { seed }) });
  return steps;
}

/** Runs a history and compares the rows after each step with the rules. @throws what they contradict */
async function live(app: TestApp, owner: LeaseOwner, rounds: readonly (readonly Wish[])[]): Promise<void> {
  app.clock.set(new Date());
  const stage = await LeaseStage.set(app, owner);
  const signed = new Map<string, string>();
  for (const wishes of rounds) {
    if (wishes.length === 0) await stage.waitForTooLong();
    else await takeTurn(stage, wishes);
    const laws = await stage.laws();
    expect(laws.broken).toEqual([]);
    for (const [id, what] of signed) expect(laws.signed.get(id)).toBe(what);
    for (const [id, what] of laws.signed) signed.set(id, what);
  }
  expect(await stage.contradictions()).toEqual([]);
  // Their events are never handled here; the next history should not look through them.
  await app.database.query('UPDATE outbox SET published_at = now() WHERE published_at IS NULL');
  app.clock.set(new Date());
}

/** Concurrent actions must have the result of one of their orders. */
async function takeTurn(stage: LeaseStage, wishes: readonly Wish[]): Promise<void> {
  const first = await stage.situation();
  const newest = first.offers.at(-1)?.id;
  if (newest) await stage.readOffer(newest);
  const proofs = await stage.proofsOf(first.papers);
  const underNotice = first.papers.find(
    ({ state, roomie }) => state === 'pre_released' && roomie === stage.cast.roomie,
  );
  const settlement = underNotice?.id ? await stage.settlementOf(underNotice.id) : null;
  const before = await stage.situation();
  const moves = wishes.flatMap((each) => moveOf(each, before, settlement) ?? []);
  const answers = await Promise.all(moves.map((move) => stage.do(move, proofs)));
  const after = await stage.situation();
  const done = moves.map((move, at) => ({ move, status: answers[at]?.status ?? 500 }));
  const told = JSON.stringify({ done, answers: answers.map(({ text }) => text.slice(0, 200)) });
  for (const { status } of done) if (status >= 500) throw new Error(`The server failed: ${told}`);
  const isExplained = orders(done).some((order) => {
    let now = before;
    for (const { move, status } of order) {
      const { allowed, then } = judge(now, stage.cast, move);
      const isDone = status < 300;
      if (allowed !== 'open' && (allowed === 'yes') !== isDone) return false;
      if (isDone) now = then;
    }
    return fingerprint(now, before) === fingerprint(after, before);
  });
  if (isExplained) return;
  throw new Error(
    `No order of this explains what is there: ${told}\nBefore:\n${fingerprint(before, before)}\nAfter:\n${fingerprint(after, before)}`,
  );
}

const otherParty = (party: Party): Party => (party === 'tenant' ? 'homeowner' : 'tenant');

/** The party that gave notice on the lease. The homeowner rolls back a release. */
const noticeOf = ({ papers }: Situation): Party | null => {
  const notice = papers.find(
    ({ type, state, notice: by }) => type === 'lease' && state === 'pre_released' && by !== 'move',
  )?.notice;
  return notice === undefined || notice === 'move' ? null : notice;
};

function moveOf({ does, which, flip, wild }: Wish, now: Situation, settlement: string | null): Move | undefined {
  const pick = <Thing>(things: readonly Thing[]): Thing | undefined =>
    things[things.length - 1 - (which % things.length)];
  const action = does === 'edit' ? 'write' : (AGREEMENT_ACTIONS.find((each) => each === does) ?? 'archive');
  const fit = now.papers.filter(({ state, type }) => canFollow(action, state, type));
  const paper: Paper | undefined = pick(wild || fit.length === 0 ? now.papers : fit);
  const id = paper?.id;
  const offer = pick(now.offers)?.id;
  switch (does) {
    case 'make':
      return { does, type: which === 0 ? 'lease' : 'house_rules', state: flip ? 'sent' : 'draft' };
    case 'giveNotice':
      return { does, by: flip ? 'homeowner' : 'tenant' };
    case 'rollBack':
      return { does, by: wild ? (flip ? 'homeowner' : 'tenant') : (noticeOf(now) ?? 'homeowner') };
    case 'release':
      return { does, seen: settlement };
    case 'requestChange': {
      const lease = pick(
        now.papers.filter(({ type, state }) => type === 'lease' && (wild || state === 'pre_released')),
      )?.id;
      return lease
        ? { does, lease, kind: which % 2 === 0 ? 'earlier_end' : 'withdraw_notice', by: flip ? 'homeowner' : 'tenant' }
        : undefined;
    }
    case 'cancelLease': {
      const lease = pick(
        now.papers.filter(
          ({ type, state, room }) =>
            type === 'lease' &&
            (wild || state === 'active' || state === 'pre_released') &&
            now.stays.some((stay) => stay.room === room && (wild || stay.state === 'upcoming')),
        ),
      )?.id;
      return lease
        ? { does: 'requestChange', lease, kind: 'cancel_lease', by: flip ? 'homeowner' : 'tenant' }
        : undefined;
    }
    case 'acceptRequest':
    case 'declineRequest':
    case 'withdrawRequest': {
      const request = pick(now.requests);
      if (!request?.id) return undefined;
      const isOwn = (does === 'withdrawRequest') !== wild;
      const by = isOwn ? request.by : otherParty(request.by);
      return { does, request: request.id, by };
    }
    case 'offer':
    case 'endStay':
    case 'markVacant':
    case 'moveRoom':
      return { does };
    case 'sign':
    case 'countersign':
      return id ? { does, paper: id, seen: paper.text } : undefined;
    case 'signOffer': {
      const lease = now.papers.findLast((one) => one.offer !== null && one.offer === offer);
      return offer && lease?.id ? { does, offer, paper: lease.id, seen: lease.text } : undefined;
    }
    case 'withdrawOffer':
    case 'resendOffer':
    case 'declineOffer':
    case 'correctOffer':
      return offer ? { does, offer } : undefined;
    default:
      return id ? { does, paper: id } : undefined;
  }
}

const AGREEMENT_ACTIONS = agreementMachine.actions;

/** 120 orders of five items. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => orders(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
}
