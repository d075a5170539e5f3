import { explain } from '../lib/failure.ts';
import { interruption } from '../lib/interruption.ts';
import { run } from '../lib/child.ts';
import { build, serverScript } from '../start/build.ts';

/** `npm run admin:reset-factors`: the server's own command, from the sources as they are. Configured as the server is. */
const signal = interruption();
try {
  await build(signal);
  const { code } = await run(process.execPath, [serverScript('admin-reset-factors'), ...process.argv.slice(2)], {
    env: process.env,
    show: true,
    signal,
  });
  process.exit(code);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
