/**
 * @jest-environment ./test/support/zoned-environment.mjs
 * @jest-environment-options {"timeZone": "UTC"}
 */
import { daysOfMachine, itTellsTheSameOn } from './first-starts.ts';

describe('the demonstration on a machine in UTC', () => {
  itTellsTheSameOn(daysOfMachine(new Date().toISOString().slice(0, 10), 0));
});
