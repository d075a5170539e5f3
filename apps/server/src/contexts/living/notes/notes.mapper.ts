import type { Note } from '@common-roof/contracts';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { NoteEntity } from './note.entity.ts';

/** Before the first save, there is no row and the note is empty. */
export const toNote = (row: NoteEntity | null): Note =>
  row
    ? { content: row.content, version: row.version, updated_at: toTimestamp(row.updated_at) }
    : { content: '', version: 0, updated_at: null };
