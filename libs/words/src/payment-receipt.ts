import { inEveryLocale } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/documents/receipt.json';

import { documentIn } from './documents.ts';

/** The texts of a payment receipt, in the payer's language. */
export const receiptWords = inEveryLocale((locale) => {
  const { texts, say } = documentIn<typeof english>('receipt', locale);
  return { ...texts, footer: (id: string) => say('footer', { id }) };
});
