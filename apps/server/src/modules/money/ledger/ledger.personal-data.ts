import { Injectable } from '@nestjs/common';

import {
  type HoldingPersonalData,
  holds,
  holdsNobody,
  HoldsPersonalData,
} from '../../../platform/personal-data/holding.ts';
import { ReadLedgerRepository } from './read-ledger.repository.ts';

/** Who owes whom. */
@HoldsPersonalData()
@Injectable()
export class LedgerPersonalData implements HoldingPersonalData {
  constructor(private readonly ledger: ReadLedgerRepository) {}

  readonly personalData = [
    holds('money_postings', {
      export: { ledger: ({ id, newest }) => this.ledger.exportOf(id, newest) },
      kept: { account_id: 'The ledger of a house stays whole; it is of a former roomie then.' },
    }),
    holds('money_journals', {
      kept: {
        made_by: 'Who entered a payment stays answerable for it.',
        reason: 'Why something was taken back is part of the ledger.',
        facts: 'What was paid, and what was noted with it, is the record of both sides.',
      },
    }),
    holds('money_balances', { kept: { account_id: 'They are the sums of the ledger.' } }),
    holds('money_restatements', {
      kept: {
        person_id: 'Whose days changed what others owe is part of the ledger.',
        made_by: 'Who changed something stays answerable for it.',
        reason: 'As made_by.',
      },
    }),
    holds('money_restated_shares', {
      export: { recalculated_shares: ({ id, newest }) => this.ledger.restatedOf(id, newest) },
      kept: {
        person_id: 'They follow from what is shared in the house.',
        facts: 'What was bought, and for which days a bill is, is the record of everybody who shared it.',
      },
    }),
    holdsNobody('ledger_checks', 'whether the ledger balanced, and which rows of it did not'),
  ];
}
