import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { toNote } from './notes.mapper.ts';
import { NotesRepository } from './notes.repository.ts';

@DeclaresPersonalData()
@Injectable()
export class NotesPersonalData implements PersonalDataProvider {
  constructor(private readonly notes: NotesRepository) {}

  readonly personalData = [
    personalData('notes', {
      export: { note: async ({ id }) => toNote(await this.notes.find(id)) },
      forget: (id) => this.notes.delete(id),
    }),
  ];
}
