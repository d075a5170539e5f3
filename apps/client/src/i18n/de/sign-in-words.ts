import type { English } from '../en/index.ts';
import { signIn } from './sign-in.ts';

export const words: Pick<English, 'signIn'> = { signIn };
