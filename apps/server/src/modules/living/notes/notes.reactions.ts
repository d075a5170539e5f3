import { Injectable } from '@nestjs/common';

import { on, type Reacting, Reactions, tell } from '../../../platform/events/reactions.ts';
import { NoteSaved } from './notes.events.ts';
import { toNote } from './notes.mapper.ts';
import { NotesRepository } from './notes.repository.ts';

@Reactions()
@Injectable()
export class NotesReactions implements Reacting {
  constructor(private readonly notes: NotesRepository) {}

  readonly reactions = [
    // For the account's other windows.
    on(NoteSaved, {
      live: async ({ account_id }) => {
        const note = await this.notes.find(account_id);
        return note && tell([account_id], 'note:saved', toNote(note));
      },
    }),
  ];
}
