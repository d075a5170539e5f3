import type { Note, ParsedInput, saveNote } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { NotesRepository } from './notes.repository.ts';
import { NoteSaved } from './notes.events.ts';
import { toNote } from './notes.mapper.ts';

/** A note is found only by the caller's own account, so there is no id to guess. */
@Injectable()
export class NotesService {
  constructor(
    private readonly database: Database,
    private readonly notes: NotesRepository,
    private readonly outbox: Outbox,
  ) {}

  async get(actor: Actor): Promise<Note> {
    return toNote(await this.notes.find(actor.accountId));
  }

  /** @throws 409 with the stored note when `version` is given and isn't the newest */
  async save(actor: Actor, { content, version }: ParsedInput<typeof saveNote>['body']): Promise<Note> {
    return this.database.transaction(async () => {
      const saved = await this.notes.save(actor.accountId, content, version);
      const note = await this.get(actor);
      if (!saved) {
        throw new DomainError('stale_version', { detail: 'The note was saved in another window.', current: note });
      }
      await this.outbox.append(NoteSaved, { account_id: actor.accountId, version: note.version });
      return note;
    });
  }
}
