import { type ChildProcess, fork } from 'node:child_process';

import { freePort } from '@common-roof/local-services';

const READY_MS = 120_000;

/** One process of the server, as the operating system sees it: started, killed, restarted on the same port. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    private readonly script: string,
    private readonly env: NodeJS.ProcessEnv,
    readonly url: string,
  ) {}

  static async create(script: string, env: Record<string, string>): Promise<ServerProcess> {
    const port = String(await freePort());
    // Jest's own variables would change the behaviour of the server's libraries.
    const { PATH, HOME } = process.env;
    return new ServerProcess(script, { PATH, HOME, ...env, PORT: port }, `http://127.0.0.1:${port}`);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Its text on both outputs, newest last. */
  get said(): string {
    return this.output;
  }

  /** Resolves when the process has reported that it is ready. */
  async start(): Promise<void> {
    const child = fork(this.script, [], { env: this.env, execArgv: ['--conditions=source'], silent: true });
    this.child = child;
    const listen = (chunk: Buffer): void => {
      this.output = `${this.output}${chunk.toString()}`.slice(-20_000);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`${this.script} was not ready in time: ${this.output}`));
      }, READY_MS);
      child.once('message', () => {
        clearTimeout(timer);
        resolve();
      });
      child.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`${this.script} ended with ${String(code)}: ${this.output}`));
      });
    });
  }

  /** Sends a signal and waits until the process is gone. @returns its exit code, null when the signal ended it */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return gone;
  }

  async restart(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    await this.end(signal);
    await this.start();
  }
}
