import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const EVERY_MS = 20_000;

/**
 * A jest reporter that writes the counts of one run, and its failures, to a file in JEST_JSON_DIR, where `npm test`
 * adds them up. It is silent, and does nothing without that variable. Add it to the default one: `reporters:
 * ['default', '<path>/tools/test/count-reporter.mjs']`.
 */
export default class CountReporter {
  saidAt = Date.now();

  /** Prints the progress of a long run from time to time. */
  onTestResult(_test, _result, { numTotalTestSuites: all, numFailedTestSuites: failed, numPassedTestSuites: passed }) {
    if (!process.env.JEST_JSON_DIR || Date.now() - this.saidAt < EVERY_MS) return;
    this.saidAt = Date.now();
    process.stdout.write(`  … ${passed + failed} of ${all} files\n`);
  }

  onRunComplete(_contexts, results) {
    const folder = process.env.JEST_JSON_DIR;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    const counts = {
      passed: results.numPassedTests,
      // A file that failed to load has no failed tests.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      failures: results.testResults.flatMap(failuresOf),
    };
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(counts));
  }
}

function failuresOf({ testFilePath, testExecError, testResults }) {
  const file = relative(process.cwd(), testFilePath);
  const failed = testResults.filter(({ status }) => status === 'failed');
  return [
    ...(testExecError ? [{ name: file, message: testExecError.stack ?? testExecError.message }] : []),
    ...failed.map(({ ancestorTitles, title, failureMessages }) => ({
      name: `${file}: ${[...ancestorTitles, title].join(' ')}`,
      message: failureMessages.join('\n'),
    })),
  ];
}
