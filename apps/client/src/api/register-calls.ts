import { CALLS } from './calls-with-store.ts';
import { registerCalls } from './request.ts';

// Imported for this alone, by what makes calls that strangers never make.
registerCalls(CALLS);
