import { daysOfMachine, itTellsTheSame } from './first-starts.ts';

describe('the demonstration on a machine in UTC', () => {
  itTellsTheSame('UTC', daysOfMachine(new Date().toISOString().slice(0, 10), 0));
});
