import { itTellsTheSame } from './first-starts.ts';

describe('the demonstration on a machine in America/Los_Angeles', () => {
  itTellsTheSame('America/Los_Angeles', ['2026-12-31T23:59:40Z', '2027-05-03T23:30:00Z', '2028-03-01T07:59:00Z']);
});
