import { Module } from '@nestjs/common';

import { NotesController } from './notes.controller.ts';
import { NotesModule } from './notes.module.ts';

@Module({ imports: [NotesModule], controllers: [NotesController] })
export class NotesHttpModule {}
