import type { English } from '../en/index.ts';
import { applications } from './applications.ts';
import { about, contact, publicPages } from './public-pages.ts';
import { signIn } from './sign-in.ts';

/** Pages for those who have no account yet, or sign in to theirs. */
export const words: Pick<English, 'about' | 'applications' | 'contact' | 'public' | 'signIn'> = {
  about,
  applications,
  contact,
  public: publicPages,
  signIn,
};
