import type { Note, ParsedInput } from '@common-roof/contracts';
import { getNote, saveNote } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { NotesService } from './notes.service.ts';

@Controller()
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Serves(getNote)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own note')
  get(@CurrentActor() actor: Actor): Promise<Note> {
    return this.notes.get(actor);
  }

  @Serves(saveNote)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own note')
  save(@CurrentActor() actor: Actor, @Input() { body }: ParsedInput<typeof saveNote>): Promise<Note> {
    return this.notes.save(actor, body);
  }
}
