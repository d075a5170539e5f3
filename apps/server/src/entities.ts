import { Account } from './modules/accounts/index.ts';
import { SessionRow } from './modules/auth/index.ts';
import { NoteRow } from './modules/notes/index.ts';
import { NotificationRow } from './modules/notifications/index.ts';

/** What TypeORM maps. Tables that are only ever read and written by SQL have no entity. */
export const entities = [Account, SessionRow, NoteRow, NotificationRow];
