import { Injectable } from '@nestjs/common';

import { when, type EffectsProvider, DeclaresEffects, push } from '#kernel/events/effects.ts';
import { NoteSaved } from './notes.events.ts';
import { toNote } from './notes.mapper.ts';
import { NotesRepository } from './notes.repository.ts';

@DeclaresEffects()
@Injectable()
export class NotesEffects implements EffectsProvider {
  constructor(private readonly notes: NotesRepository) {}

  readonly effects = [
    // Updates the account's other windows.
    when(NoteSaved, {
      live: async ({ account_id }) => {
        const note = await this.notes.find(account_id);
        return note && push([account_id], 'note:saved', toNote(note));
      },
    }),
  ];
}
