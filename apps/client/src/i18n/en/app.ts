import { account } from './account.ts';
import { activity } from './activity.ts';
import { chat } from './chat.ts';
import { houses } from './houses.ts';
import { signIn } from './sign-in.ts';

export const app = { account, activity, chat, houses, signIn };
