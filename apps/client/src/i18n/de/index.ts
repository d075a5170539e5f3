import type { English } from '../en/index.ts';
import { account } from './account.ts';
import { activity } from './activity.ts';
import { chat } from './chat.ts';
import { houses } from './houses.ts';
import { landing } from './landing.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';

export const de: English = { account, activity, chat, houses, landing, shell, signIn };
