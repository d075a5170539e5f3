import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const suggestion = { suggestion_id: z.uuid(), house_id: z.uuid(), suggester_id: z.uuid() };

export const PersonSuggested = defineEvent('suggestion.made', z.strictObject(suggestion));
/** The person applied, which confirmed their address. */
export const SuggestionApplied = defineEvent(
  'suggestion.applied',
  z.strictObject({ ...suggestion, applicant_id: z.uuid() }),
);
/** It was declined or taken back, or its ad or the time to answer ended. */
export const SuggestionEnded = defineEvent('suggestion.ended', z.strictObject(suggestion));
/** The person hasn't answered in time. */
export const SuggestionLapsed = defineEvent('suggestion.lapsed', z.strictObject({ suggestion_id: z.uuid() }));
