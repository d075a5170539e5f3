import { applications } from './applications.ts';
import { about, contact, publicPages } from './public-pages.ts';
import { signIn } from './sign-in.ts';

/** Pages for those who have no account yet, or sign in to theirs. */
export const words = { about, applications, contact, public: publicPages, signIn };
