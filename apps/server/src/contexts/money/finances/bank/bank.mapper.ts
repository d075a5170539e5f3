import type { BankEntry, BankMatch } from '@common-roof/contracts';
import type { BankProposal } from '@common-roof/domain';
import { toWireMoney } from '@common-roof/domain';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { BankEntryRow } from './bank-entries.repository.ts';
import type { BankPeople } from './bank-proposals.ts';

const NONE: BankProposal = { certainty: 'none', matches: [] };

export const toBankEntry = (row: BankEntryRow, people?: BankPeople, proposal: BankProposal = NONE): BankEntry => ({
  _id: row.id,
  booked_on: row.booked_on,
  amount: toWireMoney(Number(row.minor), row.currency),
  currency: row.currency,
  payer: row.payer,
  account_end: row.account_end,
  text: row.words,
  ignored_at: row.ignored_at && toTimestamp(row.ignored_at),
  certainty: proposal.certainty,
  matches: proposal.matches.flatMap((match): BankMatch[] => {
    const person = people?.find(match);
    if (!person) return [];
    return [
      {
        roomie: { _id: person.roomieId, name: person.name },
        house: { _id: person.houseId, name: person.house },
        reasons: [...match.reasons],
        is_reported: person.reported.includes(Number(row.minor)),
        payment: match.payment && { _id: match.payment.id, paid_on: match.payment.paidOn },
      },
    ];
  }),
  payment:
    row.payment_id === null
      ? null
      : {
          _id: row.payment_id,
          roomie: { _id: row.roomie_id ?? '', name: row.roomie ?? '' },
          house: { _id: row.house_id ?? '', name: row.house ?? '' },
        },
});
