import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../../identity/accounts/index.ts';
import { NotesController } from './notes.controller.ts';
import { NotesHandlers } from './notes.handlers.ts';
import { NotesRepository } from './notes.repository.ts';
import { NotesService } from './notes.service.ts';
import { NotesReactions } from './notes.reactions.ts';
import { NoteEntity } from './note.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([NoteEntity]), AccountsModule],
  providers: [NotesRepository, NotesService, NotesHandlers, NotesReactions],
  exports: [NotesService],
})
export class NotesModule {}

@Module({ imports: [NotesModule], controllers: [NotesController] })
export class NotesHttpModule {}
