import { LocalServiceError } from '@common-roof/local-services';

/** Something the person at the terminal can act on: the message is one sentence, and no stack is shown. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

const systemSentences: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `No space is left on the disk${path}.`,
  EDQUOT: (path) => `The disk quota is used up${path}.`,
  EACCES: (path) => `This user may not write there${path}.`,
  EPERM: (path) => `This user may not do that${path}.`,
  EROFS: (path) => `The file system can only be read${path}.`,
  ENOENT: (path) => `There can be no such file or folder${path}.`,
  ENOTDIR: (path) => `A part of the path is no folder${path}.`,
  EMFILE: () => 'Too many files are open: raise the limit with `ulimit -n`.',
};

/** The code of a system error such as ENOSPC, undefined for anything else. */
export function systemCode(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** What to print for an error: one sentence where it is an expected one, everything we know where it is not. */
export function explain(error: unknown): string {
  if (error instanceof Failure || error instanceof LocalServiceError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = systemCode(error);
  const { path }: NodeJS.ErrnoException = error;
  const sentence = code === undefined ? undefined : systemSentences[code];
  return sentence?.(path === undefined ? '' : ` (${path})`) ?? error.stack ?? error.message;
}
