import { REPLAYED_HEADER } from '@common-roof/contracts';

import type { Answer } from '#test/support/http.ts';
import type { Cluster } from './cluster.ts';
import { type HeldAt, killAt } from './held-step.ts';

export interface Expected<Facts> {
  readonly nothing: Facts;
  readonly all: Facts;
  /** The answer once it was committed: the status, and the header that marks a repeated answer. */
  readonly again: readonly [status: number, replayed: string | null];
  /** The answer when nothing was stored yet; 200 when omitted. */
  readonly first?: number;
}

/** Kills the api at a step of a call, then repeats the same request at another node. */
export async function expectAllOrNothing<Facts>(
  cluster: Cluster,
  at: HeldAt,
  id: string,
  ask: (url: string) => Promise<Answer>,
  factsOf: () => Promise<Facts>,
  { nothing, all, again, first = 200 }: Expected<Facts>,
): Promise<void> {
  const [victim, other] = cluster.apis;
  const isDone = 'commitOf' in at;
  expect(await factsOf()).toEqual(nothing);
  await killAt(cluster, 'api', at, id, () => ask(victim.url));
  const between = await factsOf();
  const answer = await ask(other.url);
  const after = await factsOf();
  await victim.start();
  expect(between).toEqual(isDone ? all : nothing);
  expect([answer.status, answer.headers.get(REPLAYED_HEADER)]).toEqual(isDone ? again : [first, null]);
  expect(after).toEqual(all);
}
