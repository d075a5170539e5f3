import { Account } from './modules/identity/accounts/index.ts';
import { SessionRow } from './modules/identity/auth/index.ts';
import { NoteRow } from './modules/living/notes/index.ts';
import { NotificationRow } from './modules/telling/notifications/index.ts';

/** What TypeORM maps. Tables that are only ever read and written by SQL have no entity. */
export const entities = [Account, SessionRow, NoteRow, NotificationRow];
