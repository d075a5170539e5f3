import createCache, { type EmotionCache } from '@emotion/cache';

/** The server writes a fresh nonce into the page; without it the content security policy refuses Emotion's styles. */
export function createEmotionCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createCache({ key: 'cr', prepend: true, ...(nonce === undefined ? {} : { nonce }) });
}
