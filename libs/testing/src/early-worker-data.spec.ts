import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Listens like tinypool and asks like jest-light-runner, but only when it is told to. */
const WORKER = `
  process.on('message', (message) => {
    if (message !== 'ask now') return;
    process.on('message', (answer) => {
      if (answer.type === 'jest-light-runner-worker-data') process.send({ heard: answer.workerData });
    });
    process.send('jest-light-runner-get-worker-data');
  });
  process.send('listening');`;

it('a worker that is sent its data before it asks receives the data when it asks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'common-roof-worker-'));
  const script = join(folder, 'worker.mjs');
  await writeFile(script, WORKER);
  const worker = fork(script, {
    env: { ...process.env, TINYPOOL_WORKER_ID: '1' },
    execArgv: ['--import', join(import.meta.dirname, 'early-worker-data.mjs')],
  });
  try {
    expect(await once(worker, 'message')).toEqual(['listening', undefined]);
    worker.send({ type: 'jest-light-runner-worker-data', workerData: 'everything' });
    worker.send('ask now');
    expect(await once(worker, 'message')).toEqual([{ heard: 'everything' }, undefined]);
  } finally {
    worker.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
