import { spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs a command and waits for its standard input to close, which happens when we close it and when our process dies in
 * any way. It then signals the command, repeating each second because a signal sent before the command installs its
 * handler is lost. A shell rather than Node, because it costs 1 MB and every unprivileged user can run it.
 */
const guardScript = `
signal=$1; shift
exec 9<&0
"$@" </dev/null 9<&- &
child=$!
( read -r _ <&9; while kill -s "$signal" "$child" 2>/dev/null; do sleep 1; done ) >/dev/null 2>&1 &
watcher=$!
exec 9<&-
wait "$child"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`;

const largestLogBytes = 5_000_000;
const killAfterMs = 4_500;

export interface GuardedCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** The signal for a graceful shutdown of the command. */
  readonly stopSignal: 'INT' | 'TERM';
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Runs the command as this user, if the caller is root. */
  readonly uid?: number | undefined;
  /** Receives the command's output; truncated when it exceeds 5 MB. Absent: the terminal receives it. */
  readonly logFile?: string;
}

export interface GuardedProcess {
  /** Resolves with the exit code; null if a signal ended the command. */
  readonly exited: Promise<number | null>;
  hasExited(): boolean;
  /** Asks the command to end and kills it after 4.5 seconds. Resolves when it has exited. */
  stop(): Promise<void>;
  /** Returns the last lines this command printed. */
  lastWords(lines?: number): string;
}

/** Starts a command that can't outlive this process, even if this process is killed. */
export function spawnGuarded(options: GuardedCommand): GuardedProcess {
  const log = options.logFile === undefined ? undefined : openLog(options.logFile);

  const spawnOptions: SpawnOptions = {
    cwd: options.cwd ?? '/',
    env: options.env ?? process.env,
    stdio: ['pipe', log?.descriptor ?? 'inherit', log?.descriptor ?? 'inherit'],
    // A separate process group: Ctrl-C in the terminal reaches only us, and we shut down in order.
    detached: true,
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  };
  const shell = ['-c', guardScript, 'guard', options.stopSignal, options.command, ...options.args];
  const guard = spawn('/bin/sh', shell, spawnOptions);
  if (log !== undefined) closeSync(log.descriptor);
  guard.stdin?.on('error', () => undefined);

  let gone = false;
  const exited = new Promise<number | null>((resolve) => {
    const settle = (code: number | null): void => {
      gone = true;
      resolve(code);
    };
    guard.once('exit', settle);
    guard.once('error', () => {
      settle(null);
    });
  });

  async function stop(): Promise<void> {
    if (gone) return;
    guard.stdin?.end();
    const lastResort = setTimeout(() => {
      killGroup(guard.pid);
    }, killAfterMs);
    await exited;
    clearTimeout(lastResort);
  }

  return {
    exited,
    hasExited: () => gone,
    stop,
    lastWords: (lines = 6) => {
      if (log === undefined) return '';
      const printed = readFileSync(log.file).subarray(log.start).toString('utf8').trimEnd();
      return printed.split('\n').slice(-lines).join('\n');
    },
  };
}

function openLog(file: string): { file: string; descriptor: number; start: number } {
  mkdirSync(dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes) truncateSync(file);
  return { file, descriptor: openSync(file, 'a', 0o600), start: statSync(file).size };
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group ended between the check and the signal.
  }
}
