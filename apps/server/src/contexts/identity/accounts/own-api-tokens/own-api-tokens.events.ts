import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const about = { account_id: z.uuid(), token_id: z.uuid() };

/** An API token was created. */
export const ApiTokenCreated = defineEvent(
  'api-token.created',
  z.strictObject({ ...about, expires_at: z.iso.datetime() }),
);

/** Its owner revoked an API token. */
export const ApiTokenRevoked = defineEvent('api-token.revoked', z.strictObject(about));
