import type { ChoreAssignment, ChoreBalance, FeedItem } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import fc from 'fast-check';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { aSharedHouse, choresOf } from '#test/support/chores.ts';
import { existing, feedStage } from '#test/support/feed-stage.ts';
import type { Answer } from '#test/support/http.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn, type World } from '#test/support/world.ts';
import { CHORE_LAWS } from './chore-laws.ts';

const DOES = [
  ...[
    'done',
    'done',
    'done',
    'takeOver',
    'passOn',
    'passOn',
    'askSwap',
    'askSwap',
    'agree',
    'agree',
    'decline',
    'undo',
  ],
  ...['extra', 'extra', 'yes', 'yes', 'no', 'no', 'noReason', 'remove', 'pay', 'resume'],
  ...['ownerYes', 'ownerNo', 'bonus', 'bonus', 'ownerResume'],
] as const;

/** An intended action; its turn or post is chosen when it is carried out. */
interface Wish {
  readonly does: (typeof DOES)[number];
  readonly who: number;
  readonly which: number;
}

const aWish = fc.record<Wish>({ does: fc.constantFrom(...DOES), who: fc.nat(2), which: fc.nat(5) });
/** Days, some of them empty: then every due chore is missed. */
const days = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.array(aWish, { maxLength: 8 }) },
    { weight: 2, arbitrary: fc.constant<Wish[]>([]) },
  ),
  { minLength: 4, maxLength: 14 },
);

const CHORES = [
  { name: 'Dishes', weight: 2, recurrence: { every: 'day', interval: 1 }, due_time: '20:00' },
  { name: 'Bathroom', weight: 5, recurrence: { every: 'week', interval: 1, weekdays: [1, 5] }, due_time: '20:00' },
  { name: 'Stairs', weight: 3, recurrence: { every: 'week', interval: 1, weekdays: [3] }, due_time: '12:00' },
  {
    name: 'Oven',
    weight: 10,
    recurrence: { every: 'month', interval: 1, in: { on: 'day', day: 20 } },
    due_time: '20:00',
  },
];
const START = '2027-03-15';
/** Possible answers to an action that is not allowed. */
const REFUSED = [400, 403, 404, 409, 422];

/** A house and its people on one day. */
class ChoreStage {
  readonly #app: TestApp;
  readonly #owner: Account;
  readonly #people: readonly Account[];
  readonly houseId: string;
  readonly #stage: ReturnType<typeof feedStage>;
  readonly #changes: string[] = [];

  constructor(app: TestApp, world: World, house: Awaited<ReturnType<typeof aSharedHouse>>) {
    this.#app = app;
    this.#owner = world.players.h1.account;
    this.#people = house.people;
    this.houseId = house.houseId;
    this.#stage = feedStage(app, world);
  }

  async do(wish: Wish): Promise<void> {
    const answer = await this.#answerTo(wish);
    if (answer === undefined) return;
    const isFine = answer.status < 300 || REFUSED.includes(answer.status);
    if (!isFine) throw new Error(`${wish.does}: ${String(answer.status)} ${JSON.stringify(answer.body)}`);
    const { change_id: id } = answer.body as { change_id?: string };
    if (id !== undefined) this.#changes.push(id);
  }

  async #answerTo({ does, who, which }: Wish): Promise<Answer | undefined> {
    const account = existing(this.#people[who]);
    const roomie = await this.#stage.as(account);
    const owner = await this.#stage.as(this.#owner);
    const pick = <T>(some: readonly T[]): T | undefined => some[which % Math.max(1, some.length)];
    const due = (await this.#turns()).filter(({ state }) => state === 'due');
    const isMine = ({ assignee }: ChoreAssignment): boolean => assignee?._id === account.id;
    const change = (turn: ChoreAssignment | undefined, body: object): Promise<Answer> | undefined =>
      turn && roomie.ask('PUT', `/api/chores/turns/${turn._id}`, { version: turn.version, ...body });
    const balance = async (): Promise<ChoreBalance | undefined> => {
      const { body } = await roomie.ask('GET', `/api/houses/chore-balances/${this.houseId}`);
      return (body as { items: ChoreBalance[] }).items.find(({ roomie: one }) => one._id === account.id);
    };
    const judged = async (says: 'point' | 'strike', more: object, by = roomie): Promise<Answer | undefined> => {
      const open: FeedItem[] = await by.ofHouse(this.houseId, '&state=posted');
      const item = pick(open);
      return item && by.judge(item, says, more);
    };
    const reason = { reason: 'The sink is full.' };
    const resume = (by: typeof roomie) =>
      by.ask('PUT', `/api/houses/chore-balances/${this.houseId}`, { roomie_id: account.id });
    const swaps = due.filter((turn) => isMine(turn) && turn.swap?.of._id === account.id);
    const answered = (agrees: boolean): Promise<Answer> | undefined => {
      const swap = pick(swaps)?.swap;
      return swap ? roomie.ask('PUT', `/api/chores/turn-changes/${swap._id}`, { agrees }) : undefined;
    };
    switch (does) {
      case 'done': {
        const turn = pick(due.slice(0, 4));
        return turn && roomie.send({ assignment_id: turn._id });
      }
      case 'takeOver':
        return change(pick(due.filter((turn) => !isMine(turn))), { do: 'take_over' });
      case 'passOn':
        return change(pick(due.filter(isMine)), { do: 'pass_on' });
      case 'askSwap': {
        const other = pick(due.filter((turn) => !isMine(turn) && turn.assignee !== null));
        return (
          other && change(pick(due.filter(isMine)), { do: 'swap', with: { _id: other._id, version: other.version } })
        );
      }
      case 'agree':
        return answered(true);
      case 'decline':
        return answered(false);
      case 'undo': {
        const id = pick(this.#changes);
        return id === undefined ? undefined : roomie.ask('DELETE', `/api/chores/turn-changes/${id}`);
      }
      case 'extra': {
        const { body } = await owner.ask('GET', `/api/chores?house_id=${this.houseId}`);
        const chore = pick((body as { items: { _id: string }[] }).items);
        return chore && roomie.send({ chore_id: chore._id });
      }
      case 'yes':
        return judged('point', {});
      case 'no':
        return judged('strike', reason);
      case 'noReason':
        return judged('strike', {});
      case 'ownerYes':
        return judged('point', {}, owner);
      case 'ownerNo':
        return judged('strike', reason, owner);
      case 'remove': {
        const item = pick(
          (await roomie.ofHouse(this.houseId, '&state=posted')).filter((one) => one.roomie._id === account.id),
        );
        return item && roomie.remove(item);
      }
      case 'bonus':
        return owner.bestWorst(this.houseId, { id: account.id, points: which % 2 === 0 ? 9 : -6, ...reason });
      case 'pay': {
        const owed = Math.min(20, (await balance())?.owed ?? 0, 1 + which);
        const body = { house_id: this.houseId, points: Math.max(1, owed) };
        return roomie.ask('PUT', `/api/roomies/chore-debt/${account.id}`, body);
      }
      case 'resume':
        return resume(roomie);
      case 'ownerResume':
        return resume(owner);
    }
  }

  async #turns(): Promise<ChoreAssignment[]> {
    const chores = choresOf(this.#app, await signIn(this.#app, this.#owner));
    const today = this.#app.clock.now().toISOString().slice(0, 10);
    return chores.turns(this.houseId, `&from=${plusDays(today, -1)}&until=${plusDays(today, 20)}`);
  }

  async endDay(day: string): Promise<void> {
    this.#app.clock.set(new Date(`${day}T22:30:00Z`));
    await this.#app.runDue();
    await this.#app.drainEvents();
  }

  async brokenLaws(): Promise<string[]> {
    const rows = await this.#app.database.query<{ law: string }>(CHORE_LAWS, [this.houseId]);
    return [...new Set(rows.map(({ law }) => law))];
  }
}

/** Runs this many histories of houses, and checks the laws after each day. */
export async function liveHouses(app: TestApp, world: World, how: { runs: number; seed?: number }): Promise<void> {
  const lived = await fc.check(
    fc.asyncProperty(days, async (history) => {
      app.clock.set(new Date(`${START}T08:00:00Z`));
      const house = await aSharedHouse(app, world.players.h1, 3);
      const owner = choresOf(app, await signIn(app, world.players.h1.account));
      await owner.add(house.houseId, CHORES);
      const stage = new ChoreStage(app, world, house);
      for (const [ahead, wishes] of history.entries()) {
        const day = plusDays(START, ahead);
        app.clock.set(new Date(`${day}T10:00:00Z`));
        for (const wish of wishes) await stage.do(wish);
        await stage.endDay(day);
        expect([day, await stage.brokenLaws()]).toEqual([day, []]);
      }
    }),
    { numRuns: how.runs, ...(how.seed === undefined ? {} : { seed: how.seed }), endOnFailure: true },
  );
  if (!lived.failed) return;
  const { counterexample, errorInstance, seed } = lived;
  throw new Error(`Seed ${String(seed)}: ${String(errorInstance)}\n${JSON.stringify(counterexample)}`);
}
