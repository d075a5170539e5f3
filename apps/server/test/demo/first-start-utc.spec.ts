import { itTellsTheSame } from './first-starts.ts';

describe('the demonstration on a machine in UTC', () => {
  itTellsTheSame('UTC', [
    '2026-12-01T09:00:00Z',
    '2027-03-02T09:00:00Z',
    '2027-03-28T01:00:00Z',
    '2027-10-31T00:30:00Z',
  ]);
});
