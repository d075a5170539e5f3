import type { GuaranteeCovers } from '@common-roof/contracts';
import { inEveryLocale, type Values } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/documents/guarantee.json';

import { documentIn } from './documents.ts';

/** What the text of a guarantee states. Days and amounts are written already. */
export interface GuaranteeFacts {
  readonly guarantor: string;
  readonly homeowner: string;
  readonly roomie: string;
  readonly room: string;
  readonly house: string;
  readonly address: string;
  readonly starts: string;
  /** Null: as long as the lease. */
  readonly until: string | null;
  readonly covers: GuaranteeCovers;
  readonly limit: string;
  /** How many months of rent the limit was stated in; null: an amount. */
  readonly months: number | null;
  readonly days: number;
}

const PARAGRAPHS = [
  'who',
  'covers',
  'limit',
  'overdue',
  'sees',
  'ends',
] as const satisfies readonly (keyof (typeof english)['guarantee']['paragraph'])[];

/** The text of a guarantee and those around it in its PDF, in the language of the lease. */
export const guaranteeWords = inEveryLocale((locale) => {
  const { texts, say } = documentIn<typeof english>('guarantee', locale);
  return {
    ...texts,
    footer: (id: string) => say('footer', { id }),
    /** Returns what the guarantor signs. */
    paragraphs: ({ until, months, ...facts }: GuaranteeFacts): string[] => {
      const values: Values = {
        ...facts,
        until: until ?? '',
        until_given: until === null ? 'no' : 'yes',
        months: months ?? 0,
        months_given: months === null ? 'no' : 'yes',
      };
      return PARAGRAPHS.map((name) => say(['paragraph', name], values).replaceAll(/ {2,}/g, ' ').trim());
    },
  };
});
