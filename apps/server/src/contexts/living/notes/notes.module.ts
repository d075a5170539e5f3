import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { NoteEntity } from './note.entity.ts';
import { NotesRepository } from './notes.repository.ts';
import { NotesService } from './notes.service.ts';
import { NotesPersonalData } from './notes.personal-data.ts';
import { NotesEffects } from './notes.effects.ts';

@Module(
  defineContext({
    imports: [AccountsModule],
    parts: [{ entities: [NoteEntity], providers: [NotesRepository, NotesService, NotesPersonalData, NotesEffects] }],
  }),
)
export class NotesModule {}
