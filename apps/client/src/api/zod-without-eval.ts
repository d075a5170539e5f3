import { config } from 'zod/v4/core';

// zod compiles object schemas with `new Function` if it can; the content security policy blocks that and reports the
// attempt.
config({ jitless: true });
