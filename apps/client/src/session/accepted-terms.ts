import { TERMS_KEY } from './storage-keys.ts';

/** The acceptance as remembered by this browser. The account's record is decisive. */
export const acceptedTerms = {
  stored: (): boolean => window.localStorage.getItem(TERMS_KEY) === 'true',
  store: (): void => {
    window.localStorage.setItem(TERMS_KEY, 'true');
  },
};
