import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { toNote } from './notes.mapper.ts';
import { NotesRepository } from './notes.repository.ts';

@HoldsPersonalData()
@Injectable()
export class NotesPersonalData implements HoldingPersonalData {
  constructor(private readonly notes: NotesRepository) {}

  readonly personalData = [
    holds('notes', {
      export: { note: async ({ id }) => toNote(await this.notes.find(id)) },
      forget: (id) => this.notes.delete(id),
    }),
  ];
}
