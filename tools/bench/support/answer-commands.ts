/**
 * Runs a generator process: it reports when it is ready, executes commands, answers, and ends with its parent. A
 * failure ends it, so that no figure is based on half the load.
 */
export function answerCommands<Command>(work: (command: Command) => Promise<object>): void {
  process.on('message', (command: Command) => {
    work(command).then(
      (answer) => process.send?.(answer),
      (error: unknown) => {
        process.stderr.write(`The generator failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  process.send?.({ type: 'ready' });
}
