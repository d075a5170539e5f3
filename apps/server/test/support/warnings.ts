/** Node emits each of them once per process, wherever it happens first. */
const said: Error[] = [];

process.on('warning', (warning) => {
  if (warning.name === 'DeprecationWarning') said.push(warning);
});

/** @throws Error when deprecated behaviour of a library or Node was used since the last call */
export function refuseDeprecations(): void {
  const [first] = said.splice(0);
  // The original stack names the cause; a new error would name only this line.
  if (first) throw new Error(first.stack ?? first.message, { cause: first });
}
