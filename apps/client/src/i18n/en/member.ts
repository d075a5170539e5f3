import { account } from './account.ts';
import { chat } from './chat.ts';
import { houses } from './houses.ts';
import { photos } from './photos.ts';

/** What everybody who is signed in may come upon. */
export const words = { account, chat, houses, photos };
