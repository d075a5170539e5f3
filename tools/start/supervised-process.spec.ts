import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, until } from '@common-roof/local-services';

import { SupervisedProcess } from './supervised-process.ts';

const ready = "process.send({ type: 'ready' });";
const staysUntilTold = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000);";
/** A program that writes its process id and its messages where the test can read them. */
const takesNotes =
  "import fs from 'node:fs'; const note = (line) => fs.appendFileSync(process.env.MARK, `${line}\\n`); note(process.pid);";

describe('a supervised process', () => {
  const folder = temporaryFolder();
  const said: string[] = [];
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  function supervise(name: string, script: string, limits = {}, nodeFlags: readonly string[] = []): SupervisedProcess {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, script);
    const quick = { stopMs: 300, readyMs: 60_000, firstPauseMs: 10, restarts: 2, ...limits };
    return new SupervisedProcess({
      name,
      script: file,
      nodeFlags,
      env: { ...process.env, MARK: join(folder, name) },
      say: (line) => void said.push(line),
      limits: quick,
    });
  }

  const notesOf = (name: string): string[] => readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('becomes ready when it reports so, and ends by itself on request', async () => {
    const worker = supervise(
      'polite',
      `${takesNotes} process.on('SIGTERM', () => { note('told'); process.exit(0); }); setInterval(() => undefined, 1000); ${ready}`,
      { stopMs: 60_000 },
    );
    await worker.start();
    const [pid] = notesOf('polite').map(Number);
    expect(isAlive(pid ?? 0)).toBe(true);
    await worker.stop();
    expect(isAlive(pid ?? 0)).toBe(false);
    expect(notesOf('polite')).toEqual([String(pid), 'told']);
  });

  it('runs with the given flags, such as those of a debugger', async () => {
    const script = `${takesNotes} note(process.execArgv.join()); ${staysUntilTold} ${ready}`;
    const worker = supervise('flagged', script, {}, ['--no-deprecation']);
    await worker.start();
    await worker.stop();
    expect(notesOf('flagged').at(1)).toBe('--max-semi-space-size=8,--no-deprecation');
  });

  it("is killed if it doesn't end", async () => {
    const worker = supervise(
      'stubborn',
      `${takesNotes} process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); ${ready}`,
    );
    await worker.start();
    const [pid] = notesOf('stubborn').map(Number);
    await worker.stop();
    expect(isAlive(pid ?? 0)).toBe(false);
  });

  it('fails the start if it ends before it is ready, or never becomes ready', async () => {
    await expect(supervise('broken', 'process.exit(3)').start()).rejects.toThrow(
      'The broken process ended while it started (exit code 3).',
    );
    await expect(supervise('mute', staysUntilTold, { readyMs: 200 }).start()).rejects.toThrow(
      'The mute process was not ready in time.',
    );
  });

  it('is restarted when it dies', async () => {
    const once =
      "import fs from 'node:fs'; const again = fs.existsSync(process.env.MARK); fs.appendFileSync(process.env.MARK, 'x');";
    const api = supervise(
      'mortal',
      `${once} ${ready} ${staysUntilTold} if (!again) setImmediate(() => process.exit(1));`,
    );
    await api.start();
    expect(await until(() => said.includes('The mortal process is ready again'), 60_000)).toBe(true);
    expect(existsSync(join(folder, 'mortal')) && readFileSync(join(folder, 'mortal'), 'utf8')).toBe('xx');
    await api.stop();
  });

  it('is given up when it dies repeatedly', async () => {
    const api = supervise('hopeless', `${ready} setTimeout(() => process.exit(1), 20);`);
    await api.start();
    await expect(api.failed).rejects.toThrow('The hopeless process died 3 times in a minute');
  });
});
