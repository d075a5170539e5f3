import { LIMITS, type ParsedInput, type RepairNote, type writeRepairNote } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { RepairChanges } from './repair-changes.ts';
import { RepairNotesRepository } from './repair-notes.repository.ts';
import { toRepairNote } from './repairs.mapper.ts';
import { aboutRepair, RepairNoteWritten } from './repairs.events.ts';

/** Lets those who have to do with a repair write to each other. */
@Injectable()
export class RepairNotesService {
  constructor(
    private readonly changes: RepairChanges,
    private readonly notes: RepairNotesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404; 403 for somebody who has moved out; 409 when the house is archived, or for one note too many */
  async write(actor: Actor, id: string, { text }: ParsedInput<typeof writeRepairNote>['body']): Promise<RepairNote> {
    const noteId = await this.changes.change(actor, id, { action: null, as: 'write', version: null }, async (row) => {
      if (row.notes_count >= LIMITS.repairNotes) {
        throw new DomainError('conflict', { detail: 'There are too many notes. Report it again to go on.' });
      }
      const note = { repair_id: id, author_id: actor.accountId, text, written_at: this.clock.now() };
      const stored = await this.notes.insert(note);
      await this.outbox.append(RepairNoteWritten, { ...aboutRepair(row, actor.accountId), note_id: stored });
      return stored;
    });
    const note = await this.notes.find(noteId);
    if (!note) throw notFound();
    return toRepairNote(note);
  }
}
