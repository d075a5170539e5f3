import { inEveryLocale } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/documents/passport.json';

import { documentIn } from './documents.ts';

/** The texts of a roomie passport and of the file that it comes in. */
export const passportWords = inEveryLocale((locale) => {
  const { texts, say } = documentIn<typeof english>('passport', locale);
  const { note, ...rest } = texts;
  return {
    ...rest,
    note: { ...note, rent: (days: number) => say(['note', 'rent'], { days }) },
    dates: (of: { readonly made: string; readonly until: string }) => say('dates', of),
    period: (of: { readonly from: string; readonly to: string }) => say('period', of),
    ongoing: (from: string) => say('ongoing', { from }),
    of: (some: number, all: number) => say('of', { some, all }),
    choresValue: (of: { readonly done: number; readonly all: number; readonly share: string }) =>
      say('choresValue', of),
  };
});
