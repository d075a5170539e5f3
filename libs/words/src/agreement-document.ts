import { inEveryLocale } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/documents/agreement.json';

import { documentIn } from './documents.ts';

/** The texts around an agreement in its PDF, in the agreement's language. */
export const documentWords = inEveryLocale((locale) => {
  const { texts, say } = documentIn<typeof english>('agreement', locale);
  return {
    ...texts,
    settledBefore: (day: string) => say('settledBefore', { day }),
    aMonth: (amount: string) => say('aMonth', { amount }),
    agreement: (id: string) => say('agreement', { id }),
    signatureOf: (name: string) => say('signatureOf', { name }),
    signedOn: (time: string) => say('signedOn', { time }),
    provenBy: {
      account: (address: string) => say(['provenBy', 'account'], { address }),
      code: (address: string) => say(['provenBy', 'code'], { address }),
    },
  };
});
