import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

import { repositoryRoot } from './repository.ts';

export interface Finished {
  /** As a shell counts it: 128 and the signal's number where a signal ended it. */
  readonly code: number;
  /** Both outputs in the order they came; empty where the terminal got them. */
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The terminal gets the output as it comes, instead of the caller at the end. */
  readonly show?: boolean;
  /** Ends the command, and whatever it started, when it fires. */
  readonly signal?: AbortSignal;
}

/** Runs a command to its end, in a process group of its own, so that it can be ended with all that it started. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const { cwd = repositoryRoot, env = process.env, show = false, signal } = options;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stdio = show ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', stdio, stdio], detached: true });
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    const abort = (): void => {
      killGroup(child, 'SIGTERM');
    };
    signal?.addEventListener('abort', abort, { once: true });
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      signal?.removeEventListener('abort', abort);
      resolve({ code: code ?? 128 + constants.signals[endedBy ?? 'SIGKILL'], output });
    });
  });
}

/** Sends a signal to a child that was started `detached`, and to all that it started. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group ended between the question and the signal.
  }
}
