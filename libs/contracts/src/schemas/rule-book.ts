import { z } from 'zod';

import { defineCall } from '../call.ts';
import { idParams, timestamp, uuid } from './primitives.ts';

/** The current rules of a house beside the previous version, and who has acknowledged them. */
export const RuleBook = z.strictObject({
  house_id: uuid,
  version: z.int().describe('0: none written yet'),
  text: z.string(),
  began_at: timestamp.nullable(),
  previous: z.string().nullable().describe('The version before; null for the first one'),
  acknowledged_at: timestamp.nullable().describe('When the caller acknowledged this version'),
  acknowledgements: z.strictObject({
    given: z.int(),
    of: z.int().describe('Who lives there now'),
    roomies: z
      .array(
        z.strictObject({
          _id: uuid,
          first_name: z.string(),
          last_name: z.string(),
          photo: z.string().nullable(),
          acknowledged_at: timestamp.nullable(),
        }),
      )
      .nullable()
      .describe('Who, for the homeowner and admins; null for roomies'),
  }),
});
export type RuleBook = z.infer<typeof RuleBook>;

export const getRuleBook = defineCall({
  id: 'getRuleBook',
  method: 'GET',
  path: '/api/houses/rule-book/{id}',
  tag: 'Rule changes',
  summary: 'The rules of house `{id}` that are in force, what they were before, and who has acknowledged them.',
  params: idParams,
  response: RuleBook,
});

export const acknowledgeRules = defineCall({
  id: 'acknowledgeRules',
  method: 'PUT',
  path: '/api/houses/rule-book/{id}/acknowledgement',
  tag: 'Rule changes',
  summary: 'Acknowledge the rules that are in force, seen in this `version`; 409 with the newer ones.',
  params: idParams,
  body: z.strictObject({ version: z.int().min(1) }),
  response: RuleBook,
});

export const printRuleBook = defineCall({
  id: 'printRuleBook',
  method: 'GET',
  path: '/api/houses/{id}/rules.pdf',
  tag: 'Rule changes',
  summary: 'The rules that are in force as a PDF, with version, date and who has acknowledged them.',
  params: idParams,
  produces: 'application/pdf',
});
