import { resolve } from 'node:path';

/** npm runs scripts in the repository's folder and names the caller's own. */
const callersFolder = (): string => process.env['INIT_CWD'] ?? process.cwd();

/** Returns arguments whose paths mean what they mean in the folder of the person who typed them. */
export const withPathsOfCaller = (args: readonly string[]): string[] =>
  args.map((arg, index) => {
    const isPath = args[index - 1] === '--to' || (!arg.startsWith('-') && args[index - 1] !== '--keep');
    return isPath ? resolve(callersFolder(), arg) : arg;
  });
