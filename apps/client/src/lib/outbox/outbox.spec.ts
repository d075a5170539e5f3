import 'fake-indexeddb/auto';

import fc from 'fast-check';

import { idOf, PERSON } from '#test/people.ts';
import { createOutbox, type OutboxParts as Parts } from './outbox.ts';
import type { Delivery as Outcome, OutboxItem } from './outbox-item.ts';
import { createOutboxStore, memoryOutboxStore } from './outbox-store.ts';

interface OutboxEntry extends OutboxItem {
  readonly lane: number;
}
type OutboxParts = Parts<OutboxEntry, string>;
type Delivery = Outcome<string>;

const entry = (number: number, lane = 1, account = PERSON.roomie): OutboxEntry => ({
  client_id: idOf(number),
  account_id: account,
  lane,
  created_at: '2026-01-05T10:00:00.000Z',
  failure: null,
});

const sent = ({ client_id: id }: OutboxEntry): Delivery => ({ kind: 'sent', result: id });
const refused: Delivery = { kind: 'refused', reason: 'You no longer live here.' };
const later: Delivery = { kind: 'later', afterMs: null };

/** A server that stores each client_id once, and an outbox whose delays the test ends by hand. */
function setUp(parts: Partial<OutboxParts> = {}) {
  const stored: string[] = [];
  const pauses: { work: () => void; ms: number }[] = [];
  const outbox = createOutbox({
    name: 'outbox',
    accountId: PERSON.roomie,
    laneOf: ({ lane }) => String(lane),
    store: memoryOutboxStore<OutboxEntry>(),
    deliver: (one) => {
      if (!stored.includes(one.client_id)) stored.push(one.client_id);
      return Promise.resolve(sent(one));
    },
    onSent: () => undefined,
    exclusively: (_, work) => work(),
    later: (work, ms) => {
      pauses.push({ work, ms });
      return () => undefined;
    },
    announce: () => undefined,
    ...parts,
  });
  return { outbox, stored, pauses };
}

/** One lock for all callers, like Web Locks. */
function aLock(): OutboxParts['exclusively'] {
  let last: Promise<unknown> = Promise.resolve();
  return (_, work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

describe('the outbox', () => {
  it('never shows an entry as rejected while it is being sent', async () => {
    const { outbox } = setUp({ deliver: () => Promise.resolve(refused) });
    const torn: string[] = [];
    outbox.subscribe(() => {
      const { entries, sending } = outbox.state();
      for (const { client_id: id, failure } of entries) if (failure !== null && sending.has(id)) torn.push(id);
    });
    await outbox.start();
    await outbox.enqueue(entry(1));
    expect(outbox.state().entries).toEqual([{ ...entry(1), failure: 'You no longer live here.' }]);
    expect(torn).toEqual([]);
  });

  it('tells who enqueued an entry that it was sent, even by a round that was on its way', async () => {
    const store = memoryOutboxStore<OutboxEntry>();
    const insert = async (one: OutboxEntry): Promise<void> => {
      await store.insert(one);
      // What was waiting before is being sent at the same moment, as when a page opens.
      await outbox.flush();
    };
    const { outbox } = setUp({ store: { ...store, insert } });
    await outbox.start();
    expect(await outbox.enqueue(entry(1))).toEqual(sent(entry(1)));
  });

  it('sends in order within a lane, each entry once, whatever fails on the way', async () => {
    const outcome = fc.constantFrom('sent', 'lost answer', 'later');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 8 }),
        fc.array(outcome),
        async (lanes, outcomes) => {
          const accepted: OutboxEntry[] = [];
          const script = [...outcomes];
          const { outbox } = setUp({
            deliver: (one) => {
              const next = script.shift() ?? 'sent';
              const isKnown = accepted.some(({ client_id: id }) => id === one.client_id);
              if (next !== 'later' && !isKnown) accepted.push(one);
              return Promise.resolve(next === 'sent' ? sent(one) : later);
            },
          });
          await outbox.start();
          const entries = lanes.map((lane, at) => entry(at, lane));
          for (const one of entries) await outbox.enqueue(one);
          while (outbox.state().entries.length > 0) await outbox.wake();

          expect(accepted).toHaveLength(entries.length);
          for (const lane of [1, 2, 3]) {
            const inOf = (list: OutboxEntry[]): string[] =>
              list.filter((one) => one.lane === lane).map(({ client_id: id }) => id);
            expect(inOf(accepted)).toEqual(inOf(entries));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('survives a reload: entries written offline are in IndexedDB and sent later, in order', async () => {
    const offline = setUp({ store: createOutboxStore<OutboxEntry>('outbox'), deliver: () => Promise.resolve(later) });
    await offline.outbox.start();
    for (const number of [11, 12, 13]) await offline.outbox.enqueue(entry(number));
    offline.outbox.stop();

    const online = setUp({ store: createOutboxStore<OutboxEntry>('outbox') });
    await online.outbox.start();
    expect(online.stored).toEqual([idOf(11), idOf(12), idOf(13)]);
    expect(await createOutboxStore<OutboxEntry>('outbox').all(PERSON.roomie)).toEqual([]);
  });

  it('keeps and sends entries the device refuses to store, in order', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const offline = setUp({ store: createOutboxStore<OutboxEntry>('outbox'), deliver: () => Promise.resolve(later) });
    await offline.outbox.start();
    await offline.outbox.enqueue(entry(41));
    const full = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await offline.outbox.enqueue(entry(42));
    full.mockRestore();
    await offline.outbox.enqueue(entry(43));
    expect(offline.outbox.state().entries.map(({ client_id: id }) => id)).toEqual([idOf(41), idOf(42), idOf(43)]);
    for (const number of [41, 42, 43]) await offline.outbox.discard(idOf(number));
    expect(offline.outbox.state().entries).toEqual([]);
    logged.mockRestore();
  });

  it("keeps a browser's accounts apart", async () => {
    const store = createOutboxStore<OutboxEntry>('outbox');
    await store.insert(entry(21, 1, PERSON.homeowner));
    const { outbox, stored } = setUp({ store });
    await outbox.start();
    expect(stored).toEqual([]);
    expect(outbox.state().entries).toEqual([]);
    await store.remove(idOf(21));
  });

  it('is sent by one tab at a time', async () => {
    const store = createOutboxStore<OutboxEntry>('outbox');
    const exclusively = aLock();
    const delivered: string[] = [];
    const deliver: OutboxParts['deliver'] = async (one) => {
      delivered.push(one.client_id);
      await Promise.resolve();
      return sent(one);
    };
    const tabs = [setUp({ store, exclusively, deliver }), setUp({ store, exclusively, deliver })];
    for (const number of [31, 32, 33]) await store.insert(entry(number));
    await Promise.all(tabs.map(({ outbox }) => outbox.start()));
    expect(delivered).toEqual([idOf(31), idOf(32), idOf(33)]);
  });

  it('marks permanently rejected entries and sends the ones behind them', async () => {
    const { outbox, stored } = setUp();
    const failing = setUp({ deliver: (one) => Promise.resolve(one.client_id === idOf(1) ? refused : sent(one)) });
    await failing.outbox.start();
    await failing.outbox.enqueue(entry(1));
    await failing.outbox.enqueue(entry(2));
    expect(failing.outbox.state().entries).toMatchObject([{ client_id: idOf(1), failure: 'You no longer live here.' }]);

    await outbox.start();
    expect(stored).toEqual([]);
    await failing.outbox.discard(idOf(1));
    expect(failing.outbox.state().entries).toEqual([]);
  });

  it('resends a rejected message on request', async () => {
    const answers = [refused];
    const { outbox } = setUp({ deliver: (one) => Promise.resolve(answers.shift() ?? sent(one)) });
    await outbox.start();
    await outbox.enqueue(entry(1));
    expect(outbox.state().entries).toHaveLength(1);
    await outbox.resend(idOf(1));
    expect(outbox.state().entries).toEqual([]);
  });

  it('waits as long as the server asks, otherwise longer each time', async () => {
    const answers: Delivery[] = [{ kind: 'later', afterMs: 7_000 }, later, later];
    const { outbox, pauses } = setUp({ deliver: (one) => Promise.resolve(answers.shift() ?? sent(one)) });
    await outbox.start();
    await outbox.enqueue(entry(1));
    await outbox.flush();
    await outbox.flush();
    expect(pauses.map(({ ms }) => ms)).toEqual([7_000, 1_000, 2_000]);
    await outbox.flush();
    expect(outbox.state().entries).toEqual([]);
  });

  it('passes on the message before removing the entry, so that it is always in one place', async () => {
    const seen: number[] = [];
    const { outbox } = setUp({ onSent: () => seen.push(outbox.state().entries.length) });
    await outbox.start();
    await outbox.enqueue(entry(1));
    expect(seen).toEqual([1]);
  });
});
