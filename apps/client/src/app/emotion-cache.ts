import createCache, { type EmotionCache } from '@emotion/cache';

import { type Direction, mirroring } from '#i18n/i18n.ts';

/** Each direction has classes of its own, as the same styles are different rules in them. */
export const KEYS: Readonly<Record<Direction, string>> = { ltr: 'cr', rtl: 'cr-rtl' };

/**
 * Uses the nonce that the server writes into each page; without it the content security policy blocks Emotion's styles.
 */
export function createEmotionCache(direction: Direction): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createCache({
    key: KEYS[direction],
    prepend: true,
    ...(nonce === undefined ? {} : { nonce }),
    ...(direction === 'rtl' ? { stylisPlugins: mirroring() } : {}),
  });
}
