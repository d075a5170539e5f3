import type { Player } from '#test/support/world.ts';
import { check, FLAWLESS } from './checker.ts';
import { type Cluster, expectSoon } from './cluster.ts';
import { storedMessages, unreadAndOracle } from './facts.ts';
import { History } from './history.ts';
import { httpWriter, socketWriter, writeAll } from './writers.ts';

export interface CrashPlan {
  /** A conversation without messages. */
  readonly conversationId: string;
  readonly people: readonly Player[];
  readonly sends: number;
  readonly ends: number;
  readonly signal: 'SIGKILL' | 'SIGTERM';
}

/**
 * People write by HTTP and by sockets while one api after the other is ended and restarted; then all their answers are
 * compared with what is stored.
 * @returns the history, for further checks of a test
 */
export async function writeThroughCrashes(cluster: Cluster, plan: CrashPlan): Promise<History> {
  const { conversationId, people, sends, ends, signal } = plan;
  const { apis } = cluster;
  const writers = people.flatMap((player) => [
    httpWriter(player, conversationId),
    socketWriter(player, conversationId),
  ]);
  const history = new History();
  const writing = writeAll(writers, apis, history, sends);
  for (let end = 1; end <= ends; end += 1) {
    // Spread over the whole run, so that each of them meets messages in flight.
    const due = Math.floor((sends * end) / (ends + 1));
    await expectSoon(`${String(due)} were answered`, () => history.count('ok') >= due);
    const victim = apis[end % 2 === 0 ? 0 : 1];
    const code = await victim.end(signal);
    if (signal === 'SIGTERM') expect(code).toBe(0);
    await victim.start();
  }
  await writing;
  expect(check(history, await storedMessages(cluster, conversationId))).toEqual(FLAWLESS);
  expect(history.count('ok')).toBe(history.operations.length);
  for (const player of people) {
    const [told, counted] = await unreadAndOracle(cluster, apis[0], player, conversationId);
    expect(told).toBe(counted);
  }
  return history;
}
