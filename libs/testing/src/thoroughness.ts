/** Whether all cases are tested however long it takes, as in `npm run test:full` and `npm run test:nightly`. */
export const isThorough = process.env['TESTS'] === 'everything';

/**
 * Returns how often fast-check tries a property: a tenth of the runs for a normal change, with a fixed seed so that
 * results repeat everywhere; new cases are searched for at night.
 * @param everything number of runs of a thorough test
 */
export const casesOf = (everything: number): { numRuns: number; seed?: number } =>
  isThorough ? { numRuns: everything } : { numRuns: Math.ceil(everything / 10), seed: 4_711 };
