import type { Message } from '@common-roof/contracts';

import { connect } from '#test/support/sockets.ts';
import { type Cluster, startCluster } from './support/cluster.ts';

const MINUTE_SECONDS = 60;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({}, 5 * MINUTE_SECONDS);
});
afterAll(() => cluster.close());

it('a node whose machine is five minutes ahead dates its writes as every other node does', async () => {
  const { apis, world } = cluster;
  const [r1, r1m] = await Promise.all([
    connect(apis[0], world.players.r1.token),
    connect(apis[1], world.players.r1m.token),
  ]);
  const write = async (socket: typeof r1): Promise<Message> => {
    const text = 'What time is it?';
    const frame = { conversation_id: world.conversations.houseA, client_id: crypto.randomUUID(), text };
    const answer = await socket.emitWithAck('message:send', frame);
    if (!answer.ok) throw new Error(answer.problem.detail);
    return answer.message;
  };
  const right = await write(r1);
  const wrong = await write(r1m);
  const apart = Date.parse(wrong.created_at) - Date.parse(right.created_at);
  expect(Math.abs(apart)).toBeLessThan(MINUTE_SECONDS * 1_000);
  r1.close();
  r1m.close();
});
