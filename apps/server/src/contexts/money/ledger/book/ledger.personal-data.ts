import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { ReadLedgerRepository } from './read-ledger.repository.ts';

/** Personal data: who owes whom. */
@DeclaresPersonalData()
@Injectable()
export class LedgerPersonalData implements PersonalDataProvider {
  constructor(private readonly ledger: ReadLedgerRepository) {}

  readonly personalData = [
    personalData('money_postings', {
      export: { ledger: ({ id, newest }) => this.ledger.exportFor(id, newest) },
      retained: { account_id: 'The ledger of a house stays whole; it is of a former roomie then.' },
    }),
    personalData('money_journals', {
      retained: {
        made_by: 'Who entered a payment stays answerable for it.',
        reason: 'Why something was taken back is part of the ledger.',
        facts: 'What was paid, and what was noted with it, is the record of both sides.',
      },
    }),
    personalData('money_balances', { retained: { account_id: 'They are the sums of the ledger.' } }),
    personalData('money_restatements', {
      retained: {
        person_id: 'Whose days changed what others owe is part of the ledger.',
        made_by: 'Who changed something stays answerable for it.',
        reason: 'As made_by.',
      },
    }),
    personalData('money_restated_shares', {
      export: { recalculated_shares: ({ id, newest }) => this.ledger.listRestated(id, newest) },
      retained: {
        person_id: 'They follow from what is shared in the house.',
        facts: 'What was bought, and for which days a bill is, is the record of everybody who shared it.',
      },
    }),
    noPersonalData('ledger_checks', 'whether the ledger balanced, and which rows of it did not'),
  ];
}
