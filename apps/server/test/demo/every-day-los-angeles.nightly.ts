import { daysOfMachine, itTellsTheSame } from './first-starts.ts';

describe('the demonstration on a machine in America/Los_Angeles', () => {
  itTellsTheSame('America/Los_Angeles', daysOfMachine(new Date().toISOString().slice(0, 10), 2));
});
