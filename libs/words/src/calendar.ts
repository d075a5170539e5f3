import { areaInEveryLocale, type Values } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/calendar.json';

import type { Reader } from './reader.ts';

const texts = areaInEveryLocale('calendar');

/** Returns a text of a calendar entry. */
export const calendarText = (name: keyof typeof english, values: Values, { locale }: Reader): string =>
  texts[locale].text([name], values);
