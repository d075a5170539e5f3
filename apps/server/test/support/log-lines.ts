import fs from 'node:fs';

/** The process's log, which goes to the first file descriptor. */
export interface LogLines {
  readonly text: () => string;
  readonly stop: () => void;
}

type Done = (error: Error | null, written: number) => void;

/** Captures the log from now on, instead of writing it between the output of tests. */
export function rememberLog(): LogLines {
  const { write, writeSync } = fs;
  let logged = '';
  const remember = (text: unknown): number => {
    logged += String(text);
    return Buffer.byteLength(String(text));
  };
  Object.assign(fs, {
    write: (fd: number, text: unknown, ...more: unknown[]) => {
      if (fd === 1) (more.at(-1) as Done)(null, remember(text));
      else (write as (...all: unknown[]) => void)(fd, text, ...more);
    },
    writeSync: (fd: number, text: unknown, ...more: unknown[]) =>
      fd === 1 ? remember(text) : (writeSync as (...all: unknown[]) => number)(fd, text, ...more),
  });
  return { text: () => logged, stop: () => Object.assign(fs, { write, writeSync }) };
}
