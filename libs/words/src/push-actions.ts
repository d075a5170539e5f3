import { areaInEveryLocale } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/pushActions.json';

import type { Reader } from './reader.ts';

const texts = areaInEveryLocale('pushActions');

/** A button on a notification of a device. */
export type PushAction = keyof typeof english;

export const pushActionText = (action: PushAction, { locale }: Reader): string => texts[locale].text([action]);
