import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';

import { Failure } from '../../lib/failure.ts';

export interface ForkedOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Folder for a CPU profile, written when the process ends. */
  readonly profileDir?: string | undefined;
  readonly execArgv?: readonly string[];
  /** Loads the built libraries, as in production; by default, only if the script itself is built. */
  readonly usesBuilt?: boolean;
}

const READY_MS = 120_000;
const STOP_MS = 12_000;

/** A benchmark process that sends `{type: 'ready'}` and then answers one message at a time. */
export class Forked {
  readonly #child: ChildProcess;
  readonly #name: string;

  private constructor(child: ChildProcess, name: string) {
    this.#child = child;
    this.#name = name;
  }

  /** Starts the process. @throws Failure if it doesn't become ready */
  static async start(script: string, options: ForkedOptions = {}): Promise<Forked> {
    const { env = process.env, profileDir, execArgv = [], usesBuilt = script.includes('/dist/') } = options;
    const profiling = profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`];
    const settings: ForkOptions = {
      env,
      execArgv: ['--conditions=source', ...profiling, ...execArgv],
      serialization: 'advanced', // JSON doesn't support Infinity
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    };
    const child = fork(script, [], usesBuilt ? { ...settings, execArgv: [...profiling, ...execArgv] } : settings);
    const forked = new Forked(child, script.split('/').at(-1) ?? script);
    await forked.#message('ready', READY_MS);
    return forked;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Sends a message and waits for an answer of the type that the protocol promises. */
  async ask<Question extends { type: string }, Answer extends { type: string }>(
    message: Question,
    type: Answer['type'],
    milliseconds = 120_000,
  ): Promise<Answer> {
    const answer = this.#message(type, milliseconds);
    this.#child.send(message);
    return (await answer) as Answer;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const lastResort = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(lastResort);
  }

  #message(type: string, milliseconds: number): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const onMessage = (message: unknown): void => {
      if ((Object(message) as { type?: unknown }).type === type) resolve(message);
    };
    const onExit = (): void => {
      reject(new Failure(`${this.#name} ended before it said "${type}".`));
    };
    const timer = setTimeout(() => {
      reject(new Failure(`${this.#name} did not say "${type}" in ${milliseconds / 1000} s.`));
    }, milliseconds);
    this.#child.on('message', onMessage).once('exit', onExit);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#child.off('message', onMessage).off('exit', onExit);
    });
  }
}
