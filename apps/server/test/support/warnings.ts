import { isThorough } from '@common-roof/testing';

/**
 * pg's notice of three queries that wait for one connection. Seldom, a demonstration makes one so, and it is not known yet
 * where: it fails where everything is tested, and not a change that has nothing to do with it.
 */
const QUEUED = 'when the client is already executing a query';

/** Node says each of them once a process, wherever it happens first. */
const said: Error[] = [];

process.on('warning', (warning) => {
  if (warning.name !== 'DeprecationWarning') return;
  if (isThorough || !warning.message.includes(QUEUED)) said.push(warning);
});

/** @throws Error if something was done since the last call that a library or Node is going to refuse one day */
export function refuseDeprecations(): void {
  const [first] = said.splice(0);
  // The stack says who did it; what is thrown here would name this line alone.
  if (first) throw new Error(first.stack ?? first.message, { cause: first });
}
