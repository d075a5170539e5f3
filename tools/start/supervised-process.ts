import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import { killGroup } from '../lib/child.ts';
import { Failure } from '../lib/failure.ts';

export interface SupervisedOptions {
  readonly name: string;
  readonly script: string;
  /** Flags for Node.js, besides those that keep it small. */
  readonly nodeFlags?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Polled as well, for a process that doesn't send `{type: 'ready'}` over IPC. */
  readonly healthUrl?: string;
  readonly limits?: Partial<Limits>;
}

interface Limits {
  readonly readyMs: number;
  /** Milliseconds to wait for a graceful end before the process is killed. */
  readonly stopMs: number;
  /** This many restarts within the window count as a failure. */
  readonly restarts: number;
  readonly withinMs: number;
  readonly firstPauseMs: number;
}

const standardLimits: Limits = { readyMs: 60_000, stopMs: 4_500, restarts: 5, withinMs: 60_000, firstPauseMs: 250 };
const healthPollMs = 100;

/** As in the Dockerfile. Without a limit, the young generation of an idle process takes 100 MB. */
const NODE_FLAGS = ['--max-semi-space-size=8'];

/**
 * A server process that is restarted when it dies unasked. It ends by itself if we are killed, because its IPC channel
 * closes.
 */
export class SupervisedProcess {
  readonly #options: SupervisedOptions;
  readonly #limits: Limits;
  readonly #failed = Promise.withResolvers<never>();
  readonly #deaths: number[] = [];
  #child: ChildProcess | undefined;
  #stopping = false;

  constructor(options: SupervisedOptions) {
    this.#options = options;
    this.#limits = { ...standardLimits, ...options.limits };
    // A caller that doesn't await it must not get an unhandled rejection.
    this.#failed.promise.catch(() => undefined);
  }

  /** Rejects when the process died too often to be restarted. */
  get failed(): Promise<never> {
    return this.#failed.promise;
  }

  /**
   * Starts the process and resolves when it is ready.
   * @throws Failure if it ends before that, or takes too long
   */
  async start(): Promise<void> {
    const { name, script, nodeFlags = [], env } = this.#options;
    const child = fork(script, [], { env, detached: true, execArgv: [...NODE_FLAGS, ...nodeFlags] });
    this.#child = child;
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => {
        resolve(error.message);
      });
      child.once('exit', (code, signal) => {
        const how = signal ?? `exit code ${String(code)}`;
        // Its last messages may still be in the channel, and came first.
        if (child.connected) child.once('disconnect', resolve.bind(undefined, how));
        else resolve(how);
      });
    });
    const giveUp = new AbortController();
    const outcome = await Promise.race([
      ended.then((how) => `ended while it started (${how})`),
      reportsReady(child).then(() => 'ready'),
      this.#answersHealth(giveUp.signal).then(() => 'ready'),
      pause(this.#limits.readyMs, 'was not ready in time', { signal: giveUp.signal }),
    ]);
    giveUp.abort();
    if (outcome !== 'ready') {
      await this.#end(child);
      throw new Failure(`The ${name} process ${outcome}.`);
    }
    void ended.then((how) => (child === this.#child ? this.#onDeath(how) : undefined));
  }

  /** Ends the process gracefully, or kills it after a timeout. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#end(this.#child);
  }

  /** Restarts the process with the latest build. */
  async restart(): Promise<void> {
    await this.stop();
    this.#stopping = false;
    await this.start();
  }

  async #onDeath(how: string): Promise<void> {
    if (this.#isStopping()) return;
    const { name, say } = this.#options;
    const { restarts, withinMs, firstPauseMs } = this.#limits;
    const now = Date.now();
    this.#deaths.push(now);
    const recent = this.#deaths.filter((time) => now - time < withinMs).length;
    if (recent > restarts) {
      this.#failed.reject(new Failure(`The ${name} process died ${String(recent)} times in a minute (${how}).`));
      return;
    }
    say(`The ${name} process died unexpectedly (${how}): starting it again`);
    await pause(firstPauseMs * 2 ** (recent - 1));
    if (this.#isStopping()) return;
    try {
      await this.start();
      say(`The ${name} process is ready again`);
    } catch (error) {
      if (!this.#isStopping()) await this.#onDeath(error instanceof Error ? error.message : 'unknown');
    }
  }

  /** Checked again after each wait, because `stop` may have been called in between. */
  #isStopping(): boolean {
    return this.#stopping;
  }

  async #end(child: ChildProcess | undefined): Promise<void> {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const lastResort = setTimeout(() => {
      killGroup(child, 'SIGKILL');
    }, this.#limits.stopMs);
    await gone;
    clearTimeout(lastResort);
  }

  async #answersHealth(signal: AbortSignal): Promise<void> {
    const { healthUrl } = this.#options;
    while (healthUrl !== undefined && !signal.aborted) {
      const response = await fetch(healthUrl, { signal }).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.ok === true) return;
      await pause(healthPollMs);
    }
    // Without a health URL, only the message counts.
    await new Promise(() => undefined);
  }
}

function reportsReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'type' in message && message.type === 'ready') resolve();
    });
  });
}
