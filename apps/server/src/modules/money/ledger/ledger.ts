import type { MoneyAccount } from '@common-roof/contracts';
import { type Balance, balanced, type Postings, reversalOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { DomainError, notFound } from '../../../platform/http/domain-error.ts';
import type { NewJournal } from './journals.ts';
import { MoneyMoved } from './ledger.events.ts';
import { type JournalToAdd, LedgerRepository, type SettledPayment, type Standing } from './ledger.repository.ts';
import { OpenDues, type Open } from './open-dues.ts';

/** Where a reversal comes from. */
export interface TakenBack {
  /** Why, in somebody's words; empty where the house itself does it. */
  readonly reason: string;
  /** ISO date in the house's time zone. */
  readonly onDay: string;
  /** Null: the house itself. */
  readonly by: string | null;
}

/**
 * The door to the double-entry ledger of houses. Everything joins the caller's transaction; who writes in the ledger of a house
 * waits for who does so already.
 */
@Injectable()
export class Ledger {
  constructor(
    private readonly database: Database,
    private readonly journals: LedgerRepository,
    private readonly dues: OpenDues,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** From here to the end of the transaction nobody else writes in the ledger of the house. */
  lock(houseId: string): Promise<void> {
    return this.journals.lockBook(houseId);
  }

  /**
   * Writes something once: what was posted with the same key and says the same is left as it is.
   * @returns the id of the journal
   * @throws Error where the key was used for something else, the postings do not sum to zero, or nothing moves
   */
  async post(journal: NewJournal): Promise<string> {
    const { id, houseId, kind, onDay, subject, key, by, facts, postings } = journal;
    const row = { house_id: houseId, kind, on_day: onDay, subject_kind: subject.kind, subject_id: subject.id, key };
    return this.write({ ...row, id, facts, made_by: by, reverses: null, reason: '' }, postings);
  }

  /**
   * Takes a journal back by its exact opposite; it stays where it is.
   * @returns the id of the reversal
   * @throws 404; 409 where it is taken back already, or is itself a reversal
   */
  async reverse(journalId: string, { reason, onDay, by }: TakenBack): Promise<string> {
    return this.database.transaction(async () => {
      const found = await this.journals.find(journalId);
      if (!found) throw notFound();
      await this.lock(found.house_id);
      if (found.reverses !== null || (await this.journals.reversalOf(journalId)) !== undefined) {
        throw new DomainError('conflict', { detail: 'That is taken back already.' });
      }
      const postings = reversalOf(await this.journals.postingsOf(journalId));
      const reversal = {
        id: undefined,
        reverses: journalId,
        reason,
        on_day: onDay,
        made_by: by,
        key: `reverses:${journalId}`,
      };
      return this.write({ ...found, ...reversal }, postings);
    });
  }

  /** What a person owes in a house and has not paid, the oldest first, in minor units. */
  openOf(houseId: string, accountId: string, accounts?: readonly MoneyAccount[]): Promise<readonly Open[]> {
    return this.dues.of(accountId, [houseId], accounts);
  }

  /** What people of a house owe in an account, without those who are even, in the order of their ids; in minor units. */
  balancesOf(houseId: string, account: MoneyAccount): Promise<readonly Balance[]> {
    return this.journals.balancesOf(houseId, account);
  }

  /** What stands of payments between somebody and their housemates, up to a day (ISO date, which counts), the first first. */
  settledWith(houseId: string, personId: string, upTo: string): Promise<readonly SettledPayment[]> {
    return this.journals.settledWith(houseId, personId, upTo);
  }

  /** Whether a journal moves something in an account. */
  moves(journalId: string, account: MoneyAccount): Promise<boolean> {
    return this.journals.moves(journalId, account);
  }

  /** What stands of each subject; those that nothing was ever written of are left out. */
  standingOf(kind: string, ids: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
    return this.journals.standingOf(kind, ids);
  }

  private async write(said: Omit<JournalToAdd, 'created_at'>, postings: Postings): Promise<string> {
    const lines = balanced(postings);
    if (lines.length === 0) throw new RangeError(`Nothing moves with "${said.key}".`);
    return this.database.transaction(async () => {
      await this.lock(said.house_id);
      const journal = { ...said, created_at: this.clock.now() };
      const added = await this.journals.add(journal, lines);
      if (added === undefined) {
        const same = await this.journals.sameAs(journal, lines);
        if (same !== undefined) return same;
        throw new Error(`The key "${said.key}" of the ledger was used for something else.`);
      }
      await this.outbox.append(MoneyMoved, {
        house_id: said.house_id,
        journal_id: added,
        kind: said.kind,
        is_reversal: said.reverses !== null,
        account_ids: [...new Set(lines.map(({ personId }) => personId))],
      });
      return added;
    });
  }
}
