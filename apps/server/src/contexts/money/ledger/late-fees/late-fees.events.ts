import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/** The time has come to warn a person of a late fee, or to charge it. */
export const LateFeesDue = defineEvent('late-fee.due', z.strictObject({ house_id: z.uuid(), roomie_id: z.uuid() }));

/** A house's rule for late fees was announced, or ended. */
export const LateFeeRuleChanged = defineEvent(
  'late-fee.rule-changed',
  z.strictObject({ house_id: z.uuid(), actor_id: z.uuid(), rule_id: z.uuid().nullable() }),
);

/** What happened to a late fee. `changed`: its amount. */
export const LATE_FEE_CHANGES = ['warned', 'applied', 'changed', 'taken_back', 'waived', 'restored'] as const;
export type LateFeeChange = (typeof LATE_FEE_CHANGES)[number];

/** A roomie is told about a late fee of theirs. */
export const LateFeeChanged = defineEvent(
  'late-fee.changed',
  z.strictObject({
    fee_id: z.uuid(),
    house_id: z.uuid(),
    roomie_id: z.uuid(),
    actor_id: z.uuid().nullable(),
    change: z.enum(LATE_FEE_CHANGES),
    /** The rent's month (`YYYY-MM`), or the days of its period: `from/to`. */
    month: z.string(),
    applies_on: z.iso.date(),
    minor: z.int(),
  }),
);
