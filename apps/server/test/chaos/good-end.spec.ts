import { AUTH_HEADER } from '@common-roof/contracts';

import { RawConnection } from '#test/support/raw-connection.ts';
import { connect } from '#test/support/sockets.ts';
import { type Cluster, expectSoon, startCluster } from './support/cluster.ts';

/** Long enough to be noticed on a busy machine. */
const NOTICE_SECONDS = '6';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ SHUTDOWN_NOTICE_SECONDS: NOTICE_SECONDS });
});
afterAll(() => cluster.close());

describe('a node that is told to stop', () => {
  it('announces it first, answers requests in flight, closes its sockets and exits cleanly', async () => {
    const [node] = cluster.apis;
    const { token } = cluster.world.players.r1;
    const socket = await connect(node, token);
    const socketIsClosed = new Promise((resolve) => socket.once('disconnect', resolve));
    const note = JSON.stringify({ content: 'Written slowly.' });
    const slow = await RawConnection.open(node);
    slow.send(
      'POST /api/notes HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      `Content-Length: ${String(note.length)}`,
      `${AUTH_HEADER}: ${token}`,
    );
    slow.write(note.slice(0, 10));

    const ended = node.end('SIGTERM');
    const statusOf = async (path: string): Promise<number> => (await fetch(`${node.url}${path}`)).status;
    await expectSoon('a balancer sends nobody there', async () => (await statusOf('/api/health/ready')) === 503);
    // A request that arrives before the balancer has noticed is still served.
    expect(await statusOf('/api/health/live')).toBe(200);

    await socketIsClosed;
    slow.write(note.slice(10));
    const { status, headers, body } = await slow.answer();
    expect([status, headers['connection'], JSON.parse(body)]).toEqual([
      200,
      'close',
      expect.objectContaining({ content: 'Written slowly.' }),
    ]);
    expect(await ended).toBe(0);
  });
});
