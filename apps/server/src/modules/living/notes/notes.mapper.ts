import type { Note } from '@common-roof/contracts';

import { toTimestamp } from '../../../platform/database/naming.ts';
import type { NoteRow } from './note.entity.ts';

/** Nobody has a note before the first save. */
export const toNote = (row: NoteRow | null): Note =>
  row
    ? { content: row.content, version: row.version, updated_at: toTimestamp(row.updatedAt) }
    : { content: '', version: 0, updated_at: null };
