import { TERMS_KEY } from './storage-keys.ts';

/** Acceptance as this browser remembers it. The record that counts is on the account. */
export const acceptedTerms = {
  stored: (): boolean => window.localStorage.getItem(TERMS_KEY) === 'true',
  store: (): void => {
    window.localStorage.setItem(TERMS_KEY, 'true');
  },
};
