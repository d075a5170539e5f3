/**
 * @jest-environment ./test/support/zoned-environment.mjs
 * @jest-environment-options {"timeZone": "America/Los_Angeles"}
 */
import { itTellsTheSameOn, machineTimeZone } from './first-starts.ts';

describe('the demonstration on a machine in America/Los_Angeles', () => {
  it('is made in that time zone', () => {
    expect(machineTimeZone()).toBe('America/Los_Angeles');
  });

  itTellsTheSameOn(['2026-12-31T23:59:40Z', '2027-05-03T23:30:00Z', '2028-03-01T07:59:00Z']);
});
