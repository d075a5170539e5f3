import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { AccountDeleted, PersonalData } from '../../identity/accounts/index.ts';
import { NotesRepository } from './notes.repository.ts';
import { toNote } from './notes.mapper.ts';

@Injectable()
export class NotesHandlers implements OnModuleInit {
  constructor(
    private readonly notes: NotesRepository,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('note', async (id) => {
      const note = await this.notes.find(id);
      return note && toNote(note);
    });
  }

  @OnEvent(AccountDeleted, { id: 'forget-note-of-deleted', queue: 'notification', effect: 'transaction' })
  forgetNote({ account_id }: EventOf<typeof AccountDeleted>): Promise<void> {
    return this.notes.delete(account_id);
  }
}
