import { daysOfMachine, itTellsTheSame } from './first-starts.ts';

describe('the demonstration on a machine in Pacific/Auckland', () => {
  itTellsTheSame('Pacific/Auckland', daysOfMachine(new Date().toISOString().slice(0, 10), 1));
});
