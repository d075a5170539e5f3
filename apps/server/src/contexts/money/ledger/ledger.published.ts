import { publish, type Published } from '#kernel/database/published.ts';
import { MoneyPostingEntity } from './book/money-posting.entity.ts';
import { MoneyJournalEntity } from './book/money-journal.entity.ts';
import { MoneyBalanceEntity } from './book/money-balance.entity.ts';
import { MoneyRestatedShareEntity } from './book/money-restated-share.entity.ts';
import { MoneyRestatementEntity } from './book/money-restatement.entity.ts';
import { BankDetailsEntity } from './bank-details/bank-details.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(MoneyPostingEntity, ['id', 'journal_id', 'house_id', 'on_day', 'account_id', 'account', 'minor']),
  publish(MoneyJournalEntity, ['id', 'house_id', 'kind', 'on_day', 'key', 'reverses', 'facts', 'created_at']),
  publish(MoneyBalanceEntity, ['house_id', 'account_id', 'account', 'minor']),
  publish(MoneyRestatedShareEntity, ['restatement_id', 'subject_id', 'version']),
  publish(MoneyRestatementEntity, ['id', 'kind', 'person_id', 'day_before', 'day_after', 'made_at']),
  publish(BankDetailsEntity, ['house_id']),
];
