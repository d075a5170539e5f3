/** Node says each of them once a process, wherever it happens first. */
const said: Error[] = [];

process.on('warning', (warning) => {
  if (warning.name === 'DeprecationWarning') said.push(warning);
});

/** @throws Error if something was done since the last call that a library or Node is going to refuse one day */
export function refuseDeprecations(): void {
  const [first] = said.splice(0);
  // The stack says who did it; what is thrown here would name this line alone.
  if (first) throw new Error(first.stack ?? first.message, { cause: first });
}
