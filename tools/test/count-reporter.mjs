import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * A jest reporter that leaves the counts of one run, and what failed in it, as a file in JEST_JSON_DIR, where `npm test`
 * adds them up. It is silent and does nothing without that variable. Add it beside the default one:
 * `reporters: ['default', '<path>/tools/test/count-reporter.mjs']`.
 */
export default class CountReporter {
  onRunComplete(_contexts, results) {
    const folder = process.env.JEST_JSON_DIR;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    const counts = {
      passed: results.numPassedTests,
      // A file that could not even be loaded has no tests that failed.
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
    ...failed.map((test) => ({ name: `${file}: ${test.fullName}`, message: test.failureMessages.join('\n') })),
  ];
}
