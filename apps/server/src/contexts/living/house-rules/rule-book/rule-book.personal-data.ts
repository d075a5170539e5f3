import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { RuleBookRepository } from './rule-book.repository.ts';

/** Personal data: which rules a roomie has read. */
@DeclaresPersonalData()
@Injectable()
export class RuleBookPersonalData implements PersonalDataProvider {
  constructor(private readonly books: RuleBookRepository) {}

  readonly personalData = [
    personalData('rule_acknowledgements', {
      export: { rule_acknowledgements: ({ id, newest }) => this.books.exportFor(id, newest) },
      retained: { roomie_id: 'That the rules were known is the record of both sides.' },
    }),
  ];
}
