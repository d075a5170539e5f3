import { areaInEveryLocale } from '@common-roof/messages';

import { alertKinds } from './alert-kinds.ts';
import { type Kinds, type Phrase, sayerOf, valuesOf } from './kinds.ts';
import type { Reader } from './reader.ts';

/** A notification as shown in the bell menu, or alone in an e-mail. */
export interface AlertText {
  readonly title: string;
  /** Empty if the title is enough. */
  readonly body: string;
}

export type AlertPhrase = Phrase<keyof typeof alertKinds>;

/** Creates a notification's phrase, before it is rendered for a reader. */
export const alertSaying = sayerOf(alertKinds);

const kinds: Kinds = alertKinds;
const texts = areaInEveryLocale('alerts');

/** Renders a notification. One of a kind unknown to this version at least says that there is something new. */
export function alertText(phrase: Phrase, reader: Reader): AlertText {
  const kind = Object.hasOwn(kinds, phrase.kind) ? phrase.kind : 'news';
  const values = valuesOf(kinds[kind] ?? alertKinds.news, phrase.params, reader);
  const area = texts[reader.locale];
  const part = (name: string): string =>
    area.written(kind, name) === undefined ? '' : area.text([kind, name], values).trimEnd();
  return { title: part('title'), body: part('body') };
}
