import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, until } from '@common-roof/local-services';

import { SupervisedProcess } from './supervised-process.ts';

const ready = "process.send({ type: 'ready' });";
const staysUntilTold = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000);";

describe('a supervised process', () => {
  const folder = temporaryFolder();
  const said: string[] = [];
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  function supervise(name: string, script: string, limits = {}): SupervisedProcess {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, script);
    const quick = { stopMs: 300, readyMs: 5_000, firstPauseMs: 10, restarts: 2, ...limits };
    return new SupervisedProcess({
      name,
      script: file,
      env: { ...process.env, MARK: join(folder, name) },
      say: (line) => void said.push(line),
      limits: quick,
    });
  }

  it('is ready when it says so, and ends when asked to', async () => {
    const worker = supervise('polite', ready + staysUntilTold);
    await worker.start();
    await worker.stop();
  });

  it('is killed when it does not end', async () => {
    const worker = supervise(
      'stubborn',
      `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); ${ready}`,
    );
    await worker.start();
    await worker.stop();
  });

  it('makes the start fail when it ends before it is ready, or never is', async () => {
    await expect(supervise('broken', 'process.exit(3)').start()).rejects.toThrow(
      'The broken process ended while it started (exit code 3).',
    );
    await expect(supervise('mute', staysUntilTold, { readyMs: 200 }).start()).rejects.toThrow(
      'The mute process was not ready in time.',
    );
  });

  it('is started again when it dies', async () => {
    const once =
      "import fs from 'node:fs'; const again = fs.existsSync(process.env.MARK); fs.appendFileSync(process.env.MARK, 'x');";
    const api = supervise(
      'mortal',
      `${once} ${ready} ${staysUntilTold} if (!again) setImmediate(() => process.exit(1));`,
    );
    await api.start();
    expect(await until(() => said.includes('The mortal process is ready again'), 10_000)).toBe(true);
    expect(existsSync(join(folder, 'mortal')) && readFileSync(join(folder, 'mortal'), 'utf8')).toBe('xx');
    await api.stop();
  });

  it('is given up when it dies again and again', async () => {
    const api = supervise('hopeless', `${ready} setTimeout(() => process.exit(1), 20);`);
    await api.start();
    await expect(api.failed).rejects.toThrow('The hopeless process died 3 times in a minute');
  });
});
