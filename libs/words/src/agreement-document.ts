import type { RentPeriod } from '@common-roof/contracts';
import { inEveryLocale } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/documents/agreement.json';

import { documentIn } from './documents.ts';
import { rentPeriodName } from './rents.ts';

/** The texts around an agreement in its PDF, in the agreement's language. */
export const documentWords = inEveryLocale((locale) => {
  const { texts, say } = documentIn<typeof english>('agreement', locale);
  return {
    ...texts,
    settledBefore: (day: string) => say('settledBefore', { day }),
    rentPer: (amount: string, period: RentPeriod) => say('rentPer', { amount, period: rentPeriodName(locale, period) }),
    agreement: (id: string) => say('agreement', { id }),
    signatureOf: (name: string) => say('signatureOf', { name }),
    signedOn: (time: string) => say('signedOn', { time }),
    provenBy: {
      account: (address: string) => say(['provenBy', 'account'], { address }),
      code: (address: string) => say(['provenBy', 'code'], { address }),
    },
  };
});
