import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { email, filledText, name } from './primitives.ts';

export const contactOperator = defineCall({
  id: 'contactOperator',
  method: 'POST',
  path: '/api/contact',
  tag: 'Contact',
  summary: 'Write to the operator of this installation.',
  body: z.strictObject({ name, email, message: filledText(LIMITS.contactMessage) }),
  response: z.strictObject({ message: z.string() }),
  status: 202,
});
