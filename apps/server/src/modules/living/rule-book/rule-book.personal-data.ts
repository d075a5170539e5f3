import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { RuleBookRepository } from './rule-book.repository.ts';

/** Who has read which rules. */
@HoldsPersonalData()
@Injectable()
export class RuleBookPersonalData implements HoldingPersonalData {
  constructor(private readonly books: RuleBookRepository) {}

  readonly personalData = [
    holds('rule_acknowledgements', {
      export: { rule_acknowledgements: ({ id, newest }) => this.books.exportOf(id, newest) },
      kept: { roomie_id: 'That the rules were known is the record of both sides.' },
    }),
  ];
}
