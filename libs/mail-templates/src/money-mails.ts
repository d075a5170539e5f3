import { day, money, text } from '@common-roof/words/params';

import { mail } from './mail.ts';

/** To the payer; the receipt is attached. */
export const paymentReceipt = mail('paymentReceipt', {
  firstName: text,
  homeowner: text,
  house: text,
  day,
  amount: money,
});
