import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

import { percentile } from '../support/statistics.ts';
import { Connection } from './connection.ts';
import type { LoadCommand, LoadResult } from './protocol.ts';
import { answerCommands } from '../support/answer-commands.ts';

/** A separate process with a number of connections, each with one request in flight at all times. */

const WARM_UP_SHARE = 0.2;

async function load({ url, token, connections, seconds }: LoadCommand): Promise<LoadResult> {
  const address = new URL(url);
  const request = `GET ${address.pathname}${address.search} HTTP/1.1\r\nhost: ${address.host}\r\nx-auth-token: ${token}\r\n\r\n`;
  const start = performance.now();
  const counted = start + seconds * 1_000 * WARM_UP_SHARE;
  const end = start + seconds * 1_000;
  const times: number[] = [];
  let failed = 0;
  let lastBytes = 0;
  const eventLoop = monitorEventLoopDelay({ resolution: 1 });
  eventLoop.enable();
  const client = async (): Promise<void> => {
    const connection = await Connection.open(address);
    for (let asked = performance.now(); asked < end; asked = performance.now()) {
      const { status, bytes } = await connection.ask(request);
      if (status !== 200) failed += 1;
      lastBytes = bytes;
      if (asked >= counted) times.push(performance.now() - asked);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, client));
  eventLoop.disable();
  return {
    type: 'loaded',
    perSecond: (times.length / (performance.now() - counted)) * 1_000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytes: lastBytes,
    failed,
    eventLoopP99: eventLoop.percentile(99) / 1e6,
  };
}

answerCommands((command: LoadCommand) => load(command));
