import { inEveryLocale } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/documents/ruleBook.json';

import { documentIn } from './documents.ts';

/** The texts around the rules in a house's printed rule book. */
export const ruleBookWords = inEveryLocale((locale) => {
  const { texts, say } = documentIn<typeof english>('ruleBook', locale);
  return {
    ...texts,
    title: (house: string) => say('title', { house }),
    footer: (house: string, version: number) => say('footer', { house, version }),
    given: (count: number, total: number) => say('given', { count, total }),
  };
});
