import { LIMITS, type ParsedInput, type RepairNote, type writeRepairNote } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { houseIsArchived } from '#contexts/identity/access/index.ts';
import { RepairChanges } from './repair-changes.ts';
import { RepairNotesRepository } from './repair-notes.repository.ts';
import { possibilities, toRepairNote } from './repairs.mapper.ts';
import { RepairNoteWritten } from './repairs.events.ts';
import { RepairsRepository } from './repairs.repository.ts';

/** Lets those who have to do with a repair write to each other. */
@Injectable()
export class RepairNotesService {
  constructor(
    private readonly database: Database,
    private readonly changes: RepairChanges,
    private readonly repairs: RepairsRepository,
    private readonly notes: RepairNotesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404; 403 for somebody who has moved out; 409 when the house is archived, or for one note too many */
  async write(actor: Actor, id: string, { text }: ParsedInput<typeof writeRepairNote>['body']): Promise<RepairNote> {
    await this.changes.find(actor, id);
    const noteId = await this.database.transaction(async () => {
      await this.repairs.lock(id);
      const row = await this.changes.find(actor, id);
      if (row.is_archived) throw houseIsArchived();
      if (!possibilities(row, this.clock.now()).write) throw new DomainError('forbidden');
      if (row.notes_count >= LIMITS.repairNotes) {
        throw new DomainError('conflict', { detail: 'There are too many notes. Report it again to go on.' });
      }
      const note = { repair_id: id, author_id: actor.accountId, text, written_at: this.clock.now() };
      const stored = await this.notes.insert(note);
      const event = { house_id: row.house_id, repair_id: id, actor_id: actor.accountId, note_id: stored };
      await this.outbox.append(RepairNoteWritten, event);
      return stored;
    });
    const note = await this.notes.find(noteId);
    if (!note) throw notFound();
    return toRepairNote(note);
  }
}
