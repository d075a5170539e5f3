/**
 * @jest-environment ./test/support/zoned-environment.mjs
 * @jest-environment-options {"timeZone": "UTC"}
 */
import { itTellsTheSameOn, machineTimeZone } from './first-starts.ts';

describe('the demonstration on a machine in UTC', () => {
  it('is made in that time zone', () => {
    expect(machineTimeZone()).toBe('UTC');
  });

  itTellsTheSameOn(['2026-12-01T09:00:00Z', '2027-03-02T09:00:00Z', '2027-03-28T01:00:00Z', '2027-10-31T00:30:00Z']);
});
