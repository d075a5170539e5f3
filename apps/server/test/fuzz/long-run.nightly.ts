import { readFile } from 'node:fs/promises';

import * as contracts from '@common-roof/contracts/schemas';
import { type Call, isCall } from '@common-roof/contracts';
import fc from 'fast-check';

import { type Cluster, expectSoon, startCluster } from '#test/chaos/support/cluster.ts';
import { answersOf, sendForm } from '#test/support/pictures.ts';
import { type ClientSocket, connect } from '#test/support/sockets.ts';
import { CAST } from '#test/support/world.ts';
import { bombs, corruptions, documents, polyglots, randomNumbers, truncations } from './hostile-files.ts';
import { wrongIds, wrongQueries } from './mutators.ts';
import { wrongFor } from './wrong-for.ts';

const SEED = 20_261_123;
const CALLS = 80_000;
const FRAMES = 20_000;
const FILES = 600;
const AT_ONCE = 16;
const FILES_AT_ONCE = 10;
const ID = '0190a000-0000-7000-8000-000000000000';
const ROOMY = '1000000';
/** The factor by which a process may grow after the first tenth: heaps grow in steps and shrink late. */
const GROWTH = 1.5;

let cluster: Cluster;
let pids: readonly number[];
let tallied: Record<string, number> = {};

beforeAll(async () => {
  cluster = await startCluster({
    IMAGE_QUOTA_BYTES: '1000000000',
    LIMIT_UPLOADS_PER_HOUR: ROOMY,
    LIMIT_ALERT_EMAILS_PER_HOUR: ROOMY,
    LIMIT_LINK_GUESSES_PER_HOUR_AND_ADDRESS: ROOMY,
  });
  pids = processes();
});
afterAll(() => cluster.close());
afterEach(() => {
  expect(processes()).toEqual(pids);
  process.stdout.write(`${JSON.stringify(tallied)}\n`);
  tallied = {};
});

const processes = (): number[] => [...cluster.apis, cluster.worker].map(({ pid }) => pid);
const tally = (name: string | number): void => void (tallied[name] = (tallied[name] ?? 0) + 1);

/** Resident memory of the api processes, in bytes. */
async function residentBytes(): Promise<number[]> {
  return Promise.all(
    cluster.apis.map(async ({ pid }) => {
      const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
    }),
  );
}

/** Works on all items, a few at once, each in its own seat. */
async function forEachOf<Item>(
  items: Iterable<Item>,
  work: (item: Item, seat: number) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async (_: unknown, seat: number): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value, seat);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

interface BadCall {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: string | undefined;
}

/** A call with one fault: the id, the query, the body, the token, or the method. */
function badCalls(known: Call): fc.Arbitrary<BadCall> {
  const { players } = cluster.world;
  const tokens = fc.constantFrom(...CAST.map((name) => players[name].token));
  const badTokens = fc.constantFrom(undefined, '', 'x', 'e30.e30.e30', `${players.r1.token}x`, 'x'.repeat(9_000));
  const at = (id: string): string => known.path.replaceAll(/\{\w+\}/g, id);
  const right = { method: fc.constant(known.method), path: fc.constant(at(ID)), token: tokens };
  const body = fc.constant(known.body ? '{}' : undefined);
  const rubbish = fc.constantFrom('nonsense=1', 'a[b]=1', '%ff', '__proto__=1');
  const queries = fc.oneof(wrongQueries, rubbish).map((query) => `${at(ID)}?${query}&nonsense=2`);
  const kinds = [
    fc.record({ ...right, body, token: badTokens, path: wrongIds.map((id) => `${at(id)}?nonsense=1`) }),
    fc.record({ ...right, body, method: fc.constantFrom('PATCH', 'LOCK', 'OPTIONS') }),
    ...(known.query ? [fc.record({ ...right, body, path: queries })] : []),
    ...(known.path.includes('{') ? [fc.record({ ...right, body, path: wrongIds.map(at) })] : []),
    ...(known.body && known.ignoresBody !== true
      ? [fc.record({ ...right, body: wrongFor(known.body).map((value) => JSON.stringify(value)) })]
      : []),
  ];
  return fc.oneof(...kinds);
}

async function makeCall({ method, path, token, body }: BadCall, at: number): Promise<void> {
  const node = cluster.apis[at % cluster.apis.length];
  const response = await fetch(`${node?.url ?? ''}${path}`, {
    method,
    headers: { ...(token === undefined ? {} : { 'x-auth-token': token }), 'content-type': 'application/json' },
    // fetch sends no body with these methods.
    ...(body === undefined || method === 'GET' ? {} : { body }),
    redirect: 'manual',
  });
  const text = await response.text();
  tally(response.status);
  if (response.status >= 500) throw new Error(`${method} ${path} ${body ?? ''}: ${String(response.status)} ${text}`);
  if (/node_modules|SELECT |INSERT |at \w+ \(/.test(text)) throw new Error(`${method} ${path} tells how we are built.`);
}

describe('two api processes and a worker', () => {
  it(`survive ${String(CALLS)} bad calls: no failure, the same processes, memory back at its level`, async () => {
    const known = Object.values<unknown>(contracts).filter(isCall);
    const each = Math.ceil(CALLS / known.length);
    let made = 0;
    let level: number[] = [];
    for (const [index, one] of known.entries()) {
      const some = fc.sample(badCalls(one), { numRuns: each, seed: SEED + index });
      await forEachOf(some, (bad) => makeCall(bad, (made += 1)));
      if (index === Math.floor(known.length / 10)) level = await residentBytes();
    }
    expect(made).toBeGreaterThanOrEqual(CALLS);
    const atEnd = await residentBytes();
    await expectSoon('the memory is back at its level', async () => {
      // A heap is only cleaned up while the process works.
      await fetch(`${cluster.apis[0].url}/api/me`, { headers: { 'x-auth-token': cluster.world.players.r1.token } });
      await fetch(`${cluster.apis[1].url}/api/me`, { headers: { 'x-auth-token': cluster.world.players.r1.token } });
      return (await residentBytes()).every((bytes, node) => bytes <= GROWTH * (level[node] ?? 0));
    });
    Object.assign(tallied, { made, level: level.join(), atEnd: atEnd.join(), after: (await residentBytes()).join() });
  });

  it(`survive ${String(FRAMES)} bad socket frames, and still answer the next`, async () => {
    const events = [
      'message:send',
      'message:read',
      'typing',
      'conversation:sync',
      'session:refresh',
      'live:missed',
      'join',
      'error',
    ];
    const { conversations, players } = cluster.world;
    const field = fc.oneof(fc.constantFrom<unknown>(conversations.houseA, conversations.houseB, ID), fc.anything());
    const names = ['id', 'after_seq', 'text', 'client_id', 'token', 'seq', 'nobody'];
    const payload = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...names), field));
    const frames = fc.sample(fc.tuple(fc.constantFrom(...events), payload), { numRuns: FRAMES, seed: SEED });
    const who = [players.r1, players.rB, players.h1, players.k2, players.adm];
    const sockets: (ClientSocket | undefined)[] = [];
    await forEachOf(frames, async ([event, given], seat) => {
      const node = cluster.apis[seat % cluster.apis.length];
      const player = who[seat % who.length];
      if (node === undefined || player === undefined) return;
      if (sockets[seat]?.connected !== true) {
        sockets[seat]?.close();
        sockets[seat] = await connect(node, player.token);
        tally('connections');
      }
      tally(await answerTo(sockets[seat], event, given));
    });
    const verifier = await connect(cluster.apis[0], players.r1.token);
    const frame = { id: conversations.houseA, after_seq: 0 };
    expect(await answerTo(verifier, 'conversation:sync', frame)).toBe('done');
    for (const socket of [verifier, ...sockets]) socket?.close();
    expect(Object.keys(tallied).filter((name) => name.startsWith('failed'))).toEqual([]);
  });

  it(`survive ${String(FILES)} hostile files`, async () => {
    const made = [...documents('http://127.0.0.1:9'), ...bombs(), ...(await polyglots()), ...(await truncations())];
    const files = [...made, ...(await corruptions(randomNumbers(SEED), FILES - made.length))];
    for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
      const some = files.slice(at, at + FILES_AT_ONCE);
      const node = cluster.apis[(at / FILES_AT_ONCE) % cluster.apis.length];
      if (node === undefined) continue;
      for (const [index, answer] of answersOf(await sendForm(node, cluster.world.players.r1.token, some)).entries()) {
        tally(answer.ok ? 'kept' : answer.problem.status);
        expect([some[index]?.what, answer.ok || answer.problem.status < 500]).toEqual([some[index]?.what, true]);
      }
    }
    expect(files).toHaveLength(FILES);
  });
});

/** The outcome of a frame. Without an answer the socket was closed, or the name belongs to no event. */
function answerTo(socket: ClientSocket | undefined, event: string, given: unknown): Promise<string> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      resolve('no answer');
    }, 200);
    // The names and frames are wrong on purpose.
    (socket as unknown as { emit: (event: string, ...args: unknown[]) => void }).emit(
      event,
      given,
      (answer: { ok?: boolean; problem?: { status: number } } | undefined) => {
        clearTimeout(limit);
        const status = answer?.problem?.status ?? 0;
        resolve(answer?.ok === true ? 'done' : status >= 500 ? `failed with ${String(status)}` : 'refused');
      },
    );
  });
}
