import { signIn } from './sign-in.ts';

/** Signing in, and what links from e-mails open. */
export const words = { signIn };
