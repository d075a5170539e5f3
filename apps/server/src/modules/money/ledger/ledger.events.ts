import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

/** Somebody owes more, or less. */
export const MoneyMoved = defineEvent(
  'money.moved',
  z.strictObject({
    house_id: z.uuid(),
    journal_id: z.uuid(),
    kind: z.string(),
    /** It takes another journal back. */
    is_reversal: z.boolean(),
    account_ids: z.array(z.uuid()),
  }),
);

/** The nightly look at the ledger found something that does not balance. */
export const LedgerFoundWrong = defineEvent('ledger.found-wrong', z.strictObject({ check_id: z.uuid() }));
