import { Injectable } from '@nestjs/common';

import {
  DeclaresPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { BoardsRepository } from './boards.repository.ts';

/** Personal data: which boards somebody has made. */
@DeclaresPersonalData()
@Injectable()
export class BoardsPersonalData implements PersonalDataProvider {
  constructor(private readonly boards: BoardsRepository) {}

  readonly personalData = [
    personalData('house_boards', {
      export: { house_boards: ({ id, newest }) => this.boards.exportFor(id, newest) },
      forget: (id) => this.boards.deleteOf(id),
    }),
  ];
}
