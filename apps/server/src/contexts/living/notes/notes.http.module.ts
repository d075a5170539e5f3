import { Module } from '@nestjs/common';

import { NotesModule } from './notes.module.ts';
import { NotesController } from './notes.controller.ts';

@Module({
  imports: [NotesModule],
  controllers: [NotesController],
})
export class NotesHttpModule {}
