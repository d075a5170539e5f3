import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { NoteEntity } from './note.entity.ts';
import { NotesRepository } from './notes.repository.ts';
import { NotesService } from './notes.service.ts';
import { NotesPersonalData } from './notes.personal-data.ts';
import { NotesEffects } from './notes.effects.ts';

@Module({
  imports: [TypeOrmModule.forFeature([NoteEntity]), AccountsModule],
  providers: [NotesRepository, NotesService, NotesPersonalData, NotesEffects],
  exports: [NotesService],
})
export class NotesModule {}
