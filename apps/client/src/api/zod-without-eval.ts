import { config } from 'zod/v4/core';

// zod compiles object schemas with `new Function` where it may; the content security policy does not let it, and reports the try.
config({ jitless: true });
