import { spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs a command and waits for its standard input to close, which happens when our side closes it and also when our
 * process dies in any way: then the command gets its signal, again each second, as one sent before the command
 * installed its handler is lost. A shell and not Node: it costs 1 MB, and an unprivileged user always reaches it.
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
  /** What makes the command end in good order. */
  readonly stopSignal: 'INT' | 'TERM';
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Runs the command as this user, where the caller is root. */
  readonly uid?: number | undefined;
  /** Gets what the command prints; begun anew when it has grown beyond 5 MB. Without it the terminal gets it. */
  readonly logFile?: string;
}

export interface GuardedProcess {
  /** Resolves with the exit code, null when a signal ended it. */
  readonly exited: Promise<number | null>;
  hasExited(): boolean;
  /** Asks the command to end; after 4.5 seconds it is killed. Resolves when it is gone. */
  stop(): Promise<void>;
  /** The last lines this command printed. */
  lastWords(lines?: number): string;
}

/** Starts a command that cannot outlive this process, not even when this process is killed. */
export function spawnGuarded(options: GuardedCommand): GuardedProcess {
  const log = options.logFile === undefined ? undefined : openLog(options.logFile);

  const spawnOptions: SpawnOptions = {
    cwd: options.cwd ?? '/',
    env: options.env ?? process.env,
    stdio: ['pipe', log?.descriptor ?? 'inherit', log?.descriptor ?? 'inherit'],
    // A group of its own: Ctrl-C in the terminal reaches us alone, and we end things in order.
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
    // The group ended between the question and the signal.
  }
}
