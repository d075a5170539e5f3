import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { RawSocket } from './chat/raw-socket.ts';
import { floor, realServer, seatsOf, type Target } from './chat/targets.ts';
import { makeHouses } from './support/houses.ts';
import { report, type Row } from './support/report.ts';
import { Stage } from './support/stage.ts';

/** Compares the memory of an idle socket with that of a bare Socket.IO one. */

const HOUSES = 34;
/** The most sockets an account may have. */
const EACH = 5;
const SETTLE_MS = 6_000;
/** Makes both servers release memory early, so that only memory in use is counted. */
const TIGHT = ['--max-semi-space-size=1', '--expose-gc'];

await Stage.with(async (stage) => {
  const seats = seatsOf(await makeHouses(stage.pool, HOUSES));
  const rows: Row[] = [];
  for (const target of [realServer(stage), floor(stage)]) rows.push(await measure(target, seats));
  const [ours, bare] = rows.map((row) => Number(row['kB a socket']));
  await report(stage, 'sockets', rows, { sockets: seats.length * EACH });
  process.stdout.write(`A socket costs ${String(ours)} kB, a bare one ${String(bare)} kB (aim 40)\n`);
});

async function measure(target: Target, seats: ReturnType<typeof seatsOf>): Promise<Row> {
  const server = await target.start(TIGHT);
  try {
    // The first sockets create what is created once.
    const sockets = await open(server.url, seats.slice(0, 50), 1);
    await pause(SETTLE_MS);
    const before = residentKilobytes(server.pid);
    sockets.push(...(await open(server.url, seats, EACH - 1)));
    await pause(SETTLE_MS);
    const after = residentKilobytes(server.pid);
    for (const socket of sockets) socket.close();
    const count = seats.length * (EACH - 1);
    return { server: target.name, sockets: count, 'kB a socket': Number(((after - before) / count).toFixed(1)) };
  } finally {
    await server.stop();
  }
}

async function open(url: string, seats: ReturnType<typeof seatsOf>, each: number): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  for (const seat of seats) {
    for (let n = 0; n < each; n += 1) sockets.push(await RawSocket.connect(url, seat, () => undefined));
  }
  return sockets;
}

function residentKilobytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]);
}
