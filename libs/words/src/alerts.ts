import { ads } from './alerts/ads.ts';
import { agreements } from './alerts/agreements.ts';
import type { AlertText } from './alerts/alert.ts';
import { appeals } from './alerts/appeals.ts';
import { chores } from './alerts/chores.ts';
import { deposits } from './alerts/deposits.ts';
import { feed } from './alerts/feed.ts';
import { home } from './alerts/home.ts';
import { identity } from './alerts/identity.ts';
import { leases } from './alerts/leases.ts';
import { living } from './alerts/living.ts';
import { money } from './alerts/money.ts';
import { moveIn } from './alerts/move-in.ts';
import { ratings } from './alerts/ratings.ts';
import { ruleChanges } from './alerts/rule-changes.ts';
import { showings } from './alerts/showings.ts';
import { visits } from './alerts/visits.ts';
import { type Phrase, rendered, sayerOf } from './catalogue.ts';
import type { Reader } from './reader.ts';

/** All notification texts. */
export const alertWords = {
  /** A text supplied by another version of the product. */
  news: {
    en: { title: 'There is news for you', body: '' },
    de: { title: 'Es gibt Neues für dich', body: '' },
  },
  /** Stored before notifications were kept as kinds. */
  as_written: {
    en: ({ title, body }: AlertText) => ({ title, body }),
    de: ({ title, body }: AlertText) => ({ title, body }),
  },

  ...identity,
  ...home,
  ...ads,
  ...showings,
  ...agreements,
  ...leases,
  ...moveIn,
  ...deposits,
  ...money,
  ...living,
  ...chores,
  ...feed,
  ...appeals,
  ...ruleChanges,
  ...visits,
  ...ratings,
} as const;

export type AlertPhrase = Phrase<keyof typeof alertWords>;

/** Creates a notification's phrase, before it is rendered for a reader. */
export const alertSaying = sayerOf(alertWords);

export const alertText = (phrase: Phrase, reader: Reader): AlertText =>
  rendered(alertWords, phrase, reader) ?? alertWords.news[reader.locale];
