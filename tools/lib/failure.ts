import { LocalServiceError } from '@common-roof/local-services';

/** An error the person at the terminal can act on: the message is one sentence, and no stack is shown. */
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
  EEXIST: (path) => `Something that is in the way is there already${path}.`,
  EISDIR: (path) => `A folder is where a file should be${path}.`,
  ENAMETOOLONG: (path) => `The path is too long${path}.`,
  EMFILE: () => 'Too many files are open: raise the limit with `ulimit -n`.',
};

/** Returns the code of a system error such as ENOSPC; undefined for anything else. */
export function systemCode(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** Returns the text to print for an error: one sentence if it is expected, everything known otherwise. */
export function explain(error: unknown): string {
  if (error instanceof Failure || error instanceof LocalServiceError) return error.message;
  const { message, stack, path, syscall } = Object(error) as Partial<NodeJS.ErrnoException>;
  if (message === undefined) return String(error);
  const sentence = systemSentences[systemCode(error) ?? ''];
  if (sentence !== undefined) return sentence(path === undefined ? '' : ` (${path})`);
  // A refusal by the system isn't a bug of the program, so a stack would help nobody.
  return syscall === undefined ? (stack ?? message) : `The system refused: ${message}.`;
}
