/**
 * @jest-environment ./test/support/zoned-environment.mjs
 * @jest-environment-options {"timeZone": "America/Los_Angeles"}
 */
import { daysOfMachine, itTellsTheSameOn } from './first-starts.ts';

describe('the demonstration on a machine in America/Los_Angeles', () => {
  itTellsTheSameOn(daysOfMachine(new Date().toISOString().slice(0, 10), 2));
});
