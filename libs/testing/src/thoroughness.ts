/** Whether everything is tested however long it takes, as `npm run test:full` and `npm run test:nightly` do. */
export const isThorough = process.env['TESTS'] === 'everything';

/**
 * How often fast-check tries a property: a tenth as often for every change, and then the same cases each time, so that a
 * change which is proved here is proved elsewhere; cases that nobody has met are sought at night.
 * @param everything number of cases of a thorough run
 */
export const casesOf = (everything: number): { numRuns: number; seed?: number } =>
  isThorough ? { numRuns: everything } : { numRuns: Math.ceil(everything / 10), seed: 4_711 };
