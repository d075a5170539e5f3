/**
 * @jest-environment ./test/support/zoned-environment.mjs
 * @jest-environment-options {"timeZone": "Pacific/Auckland"}
 */
import { daysOfMachine, itTellsTheSameOn } from './first-starts.ts';

describe('the demonstration on a machine in Pacific/Auckland', () => {
  itTellsTheSameOn(daysOfMachine(new Date().toISOString().slice(0, 10), 1));
});
