import { folderInMemory, forTests, startLocalServices, type LocalServices } from '@common-roof/local-services';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { explain } from '../lib/failure.ts';
import { interruption, Interrupted, orInterrupted } from '../lib/interruption.ts';
import { cacheRoot } from '../lib/repository.ts';
import { runStages, summary } from './run-stages.ts';
import { type Stage } from './stage.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs the stages with one shared set of services, and ends the process with the result.
 * @param only text that the path of a test file must contain
 */
export async function testWithServices(stages: readonly Stage[], only?: string): Promise<never> {
  const signal = interruption();
  const folder = folderInMemory('common-roof-test-');
  let services: LocalServices | undefined;
  let code = 1;
  try {
    services = await startForTests(folder);
    say(`PostgreSQL: ${services.postgres.kind}, Redis: ${services.redis.kind}`);
    const context = { env: testEnvironment(services), folder, signal, ...(only === undefined ? {} : { only }) };
    const results = await orInterrupted(runStages(stages, context, say), signal);
    // Written at the very end, after any output of the stopping services.
    await services.stop();
    say(summary(results));
    const isEmpty = only !== undefined && results.every(({ passed }) => passed === 0);
    if (isEmpty) say(`No file of tests has "${only}" in its path.`);
    code = !isEmpty && results.every(({ failed }) => failed === 0) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    if (error instanceof Interrupted) code = error.exitCode;
    else say('0 passed, 1 failed');
  } finally {
    await services?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(code);
}

function startForTests(folder: string): Promise<LocalServices> {
  return startLocalServices({
    dataDir: join(folder, 'services'),
    cacheDir: join(cacheRoot, 'local-services'),
    postgres: forTests,
    log: say,
  });
}

function testEnvironment({ postgres, redis, mail }: LocalServices): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'test',
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
    TEST_SMTP_URL: mail?.url,
    TEST_MAILBOX_URL: mail?.mailboxUrl,
  };
}
