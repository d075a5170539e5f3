import { CALLS } from './calls-with-store.ts';
import { registerCalls } from './request.ts';

// Imported for this side effect by code whose calls public pages never make.
registerCalls(CALLS);
