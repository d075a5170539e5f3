import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Uses the nonce that the server writes into each page; without it the content security policy blocks Emotion's styles.
 */
export function createEmotionCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createCache({ key: 'cr', prepend: true, ...(nonce === undefined ? {} : { nonce }) });
}
