import { explain, Failure } from '../lib/failure.ts';
import { interruption } from '../lib/interruption.ts';
import { run } from '../lib/child.ts';
import { build } from '../start/build.ts';

/** `npm run docs:pictures` builds the product and takes the pictures of the documentation from its demo. */
const signal = interruption();
try {
  await build(signal);
  const { code } = await run('npm', ['run', 'pictures', '-w', 'apps/client-e2e', '--', ...process.argv.slice(2)], {
    show: true,
    signal,
  });
  if (code !== 0) throw new Failure('Not every picture could be taken; why stands above.');
  process.exit();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
