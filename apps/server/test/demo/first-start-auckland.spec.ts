import { itTellsTheSame } from './first-starts.ts';

describe('the demonstration on a machine in Pacific/Auckland', () => {
  itTellsTheSame('Pacific/Auckland', ['2027-01-31T12:00:00Z', '2027-07-01T00:00:20Z', '2028-02-29T11:30:00Z']);
});
