import type { English } from '../en/index.ts';
import { account } from './account.ts';
import { chat } from './chat.ts';
import { houses } from './houses.ts';
import { photos } from './photos.ts';

export const words: Pick<English, 'account' | 'chat' | 'houses' | 'photos'> = { account, chat, houses, photos };
