import { ownAccount } from './own-account.ts';
import { profile } from './profile.ts';

/** What somebody reads about their own account. */
export const words = { ownAccount, profile };
