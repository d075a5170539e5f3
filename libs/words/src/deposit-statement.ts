import { inEveryLocale } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/documents/deposit.json';

import { documentIn } from './documents.ts';

/** The texts of a settled deposit's PDF, in the language of its lease. */
export const statementWords = inEveryLocale((locale) => {
  const { texts, say } = documentIn<typeof english>('deposit', locale);
  return {
    ...texts,
    title: (tenant: string) => say('title', { tenant }),
    footer: (id: string) => say('footer', { id }),
    withdrawn: (amount: string) => say('withdrawn', { amount }),
    lowered: (amount: string, first: string) => say('lowered', { amount, first }),
    disputed: (reason: string, words: string) => say('disputed', { reason, words }),
    answered: (words: string) => say('answered', { words, words_given: words === '' ? 'no' : 'yes' }),
  };
});
