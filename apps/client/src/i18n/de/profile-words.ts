import type { English } from '../en/index.ts';
import { ownAccount } from './own-account.ts';
import { profile } from './profile.ts';

export const words: Pick<English, 'ownAccount' | 'profile'> = { ownAccount, profile };
