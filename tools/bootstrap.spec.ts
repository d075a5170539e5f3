import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder, until } from '@common-roof/local-services';

const lock = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', integrity: 'x' } } });

/**
 * A repository with only the script under test, tools that report their arguments, and an npm that records its calls.
 */
class Checkout {
  readonly root = temporaryFolder();
  readonly #npm = join(this.root, 'fake', 'npm');

  constructor(npm = 'mkdir -p node_modules; echo "npm warn EBADENGINE old" >&2') {
    cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(this.root, 'tools', 'bootstrap.mjs'));
    this.write('package-lock.json', lock);
    this.write('tools/bench/main.ts', 'console.log(process.argv.slice(2).join()); process.exitCode = 7;');
    this.write(
      'tools/dev/main.ts',
      "let n = 0; process.on('SIGINT', () => { n += 1; setTimeout(() => process.exit(40 + n), 200); });" +
        "setInterval(() => {}, 1000); console.log('up');",
    );
    this.write('fake/npm', `#!/bin/sh\necho "$@" >> calls\n${npm}\n`);
    chmodSync(this.#npm, 0o755);
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), content);
  }

  get env(): NodeJS.ProcessEnv {
    return { PATH: `${dirname(this.#npm)}:${process.env['PATH'] ?? ''}` };
  }

  run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
    return spawnSync(process.execPath, ['tools/bootstrap.mjs', ...args], {
      cwd: this.root,
      env: this.env,
      encoding: 'utf8',
    });
  }

  get installs(): number {
    const calls = join(this.root, 'calls');
    return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n').length : 0;
  }
}

describe('the bootstrap', () => {
  const checkouts: Checkout[] = [];
  const checkout = (npm?: string): Checkout => {
    const made = new Checkout(npm);
    checkouts.push(made);
    return made;
  };
  afterAll(() => {
    for (const { root } of checkouts) rmSync(root, { recursive: true });
  });

  it('installs once, and again when the lock file changes, and passes on arguments and the exit code', () => {
    const repository = checkout();
    const first = repository.run('bench', 'chat', '--fast');
    expect(first).toMatchObject({ status: 7, stderr: '' });
    expect(first.stdout).toContain('chat,--fast');
    repository.run('bench');
    expect(repository.installs).toBe(1);
    repository.write('package-lock.json', `${lock}\n`);
    repository.run('bench');
    expect(repository.installs).toBe(2);
  });

  it("doesn't repeat a manual npm ci", () => {
    const repository = checkout();
    repository.write('node_modules/.package-lock.json', lock);
    repository.run('bench');
    expect(repository.installs).toBe(0);
  });

  it("explains in one sentence why the packages can't be installed", () => {
    const failing = checkout('echo "npm error code E404" >&2; echo "npm error 404 Not Found - a@1" >&2; exit 1');
    const { status, stderr } = failing.run('bench');
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toBe('The packages could not be installed: 404 Not Found - a@1.');
  });

  it('lists the available commands', () => {
    expect(checkout().run('nonsense')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('start, dev') as string,
    });
  });

  it('passes on a doubled Ctrl-C once', async () => {
    const repository = checkout();
    repository.run('bench');
    const args = ['tools/bootstrap.mjs', 'dev'];
    const child = spawn(process.execPath, args, {
      cwd: repository.root,
      env: repository.env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(createInterface(child.stdout), 'line');
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await until(() => child.exitCode !== null, 60_000)).toBe(true);
    expect(child.exitCode).toBe(41);
  });
});
