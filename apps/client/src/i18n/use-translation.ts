import { useSyncExternalStore } from 'react';

import { type Spoken, spoken } from './i18n.ts';

/** What a component says: drawn anew when another language is spoken. */
export const useTranslation = (): Spoken => useSyncExternalStore(spoken.subscribe, spoken.now);
