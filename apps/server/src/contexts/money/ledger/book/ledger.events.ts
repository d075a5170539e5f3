import { MONEY_ACCOUNTS } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/**
 * People of a house owe more or less. One event covers everything written together. @property accounts those that
 * changed
 */
export const MoneyMoved = defineEvent(
  'money.moved',
  z.strictObject({
    house_id: z.uuid(),
    accounts: z.array(z.enum(MONEY_ACCOUNTS)),
    account_ids: z.array(z.uuid()),
  }),
);

/** The nightly check found something in the ledger that doesn't balance. */
export const LedgerFoundWrong = defineEvent('ledger.found-wrong', z.strictObject({ check_id: z.uuid() }));
