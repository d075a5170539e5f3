import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

import { repositoryRoot } from './repository.ts';

export interface Finished {
  /** The exit code as in a shell: 128 plus the signal's number if a signal ended it. */
  readonly code: number;
  /** Standard output and error in order; empty if the terminal received them. */
  readonly output: string;
  /** Standard error alone. */
  readonly errors: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Sends the output to the terminal as it comes, instead of returning it at the end. */
  readonly show?: boolean;
  /** Gets each line of standard output as it comes. */
  readonly onLine?: (line: string) => void;
  /** Ends the command and all its children when it fires. */
  readonly signal?: AbortSignal;
}

/** Runs a command to its end, in its own process group, so that it can be ended with all its children. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const { cwd = repositoryRoot, env = process.env, show = false, onLine, signal } = options;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stdio = show ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', stdio, stdio], detached: true });
    let [output, errors] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      errors += chunk.toString();
    });
    if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
    const abort = (): void => {
      killGroup(child, 'SIGTERM');
    };
    signal?.addEventListener('abort', abort, { once: true });
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      signal?.removeEventListener('abort', abort);
      resolve({ code: code ?? 128 + constants.signals[endedBy ?? 'SIGKILL'], output, errors });
    });
  });
}

/** Sends a signal to a child that was started `detached`, and to all its children. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group ended between the check and the signal.
  }
}
