import { run } from '../lib/child.ts';
import { explain } from '../lib/failure.ts';
import { interruption } from '../lib/interruption.ts';
import { build, serverScript, type ServerScript } from '../start/build.ts';

/**
 * Runs one of the server's commands from the current sources, with this process's arguments and the server's
 * configuration.
 */
export async function runServerScript(name: ServerScript): Promise<never> {
  const signal = interruption();
  try {
    await build(signal);
    const { code } = await run(process.execPath, [serverScript(name), ...process.argv.slice(2)], {
      env: process.env,
      show: true,
      signal,
    });
    process.exit(code);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}
