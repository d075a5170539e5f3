import type { MoneyAccount } from '@common-roof/contracts';
import { type Balance, balanced, reversalOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import type { NewJournal } from './journals.ts';
import { MoneyMoved } from './ledger.events.ts';
import { type JournalToAdd, LedgerRepository } from './ledger.repository.ts';
import { OpenDues, type Open } from './open-dues.ts';
import { type SettledPayment, type Standing, StandingRepository } from './standing.repository.ts';

/** Who reverses a journal, when and why. */
export interface TakenBack {
  /** The reason as a person wrote it. Empty when the house itself does it. */
  readonly reason: string;
  /** ISO date in the house's time zone. */
  readonly onDay: string;
  /** Null for the house itself. */
  readonly by: string | null;
  /** The restatement that it belongs to, if it changes something already posted. */
  readonly restatementId?: string | null;
}

/** A journal to reverse, and why. */
export interface ToReverse extends Pick<TakenBack, 'reason'> {
  readonly journalId: string;
}

/**
 * The interface to the double-entry ledger of houses. Every method joins the caller's transaction. A house's ledger has
 * one writer at a time, and others wait.
 */
@Injectable()
export class Ledger {
  constructor(
    private readonly database: Database,
    private readonly journals: LedgerRepository,
    private readonly standing: StandingRepository,
    private readonly dues: OpenDues,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Locks the house's ledger until the end of the transaction. */
  lock(houseId: string): Promise<void> {
    return this.journals.lockBook(houseId);
  }

  /**
   * Posts a journal once: a journal with the same key and content is left as it is.
   * @returns the id of the journal
   * @throws Error when the key has another content, the postings don't sum to zero, or nothing moves
   */
  async post(journal: NewJournal): Promise<string> {
    return only(await this.postAll([journal]));
  }

  /**
   * Posts several journals of one house in their order, like {@link post}, with as few statements as one. @returns
   * their ids
   */
  async postAll(journals: readonly NewJournal[]): Promise<string[]> {
    return this.write(
      journals.map(({ id, houseId, kind, onDay, subject, key, by, facts, postings, restatementId }) => ({
        id,
        house_id: houseId,
        kind,
        on_day: onDay,
        subject_kind: subject.kind,
        subject_id: subject.id,
        key,
        facts,
        made_by: by,
        reverses: null,
        reason: '',
        restatement_id: restatementId ?? null,
        postings,
      })),
    );
  }

  /**
   * Reverses a journal with its exact opposite. The journal itself doesn't change.
   * @returns the id of the reversal
   * @throws 404; 409 when it is already reversed, or is itself a reversal
   */
  async reverse(journalId: string, { reason, ...taken }: TakenBack): Promise<string> {
    return only(await this.reverseAll([{ journalId, reason }], taken));
  }

  /**
   * Reverses several journals of one house, in the given order. @returns the ids of the reversals @throws as {@link
   * reverse}
   */
  async reverseAll(
    journals: readonly ToReverse[],
    { onDay, by, restatementId = null }: Omit<TakenBack, 'reason'>,
  ): Promise<string[]> {
    if (journals.length === 0) return [];
    return this.database.transaction(async () => {
      const ids = journals.map(({ journalId }) => journalId);
      const before = await this.journals.find(ids);
      const houseId = before.get(ids[0] ?? '')?.house_id;
      if (houseId !== undefined) await this.lock(houseId);
      // Reads again, because the previous holder of the lock may have reversed them.
      const found = await this.journals.find(ids);
      return this.write(
        journals.map(({ journalId, reason }) => {
          const journal = found.get(journalId);
          if (!journal) throw notFound();
          if (journal.reverses !== null || journal.reversed_by !== null) {
            throw new DomainError('conflict', { detail: 'That’s already taken back.' });
          }
          const { reversed_by: _, ...said } = journal;
          return {
            ...said,
            id: undefined,
            reverses: journalId,
            reason,
            on_day: onDay,
            made_by: by,
            restatement_id: restatementId,
            key: `reverses:${journalId}`,
            postings: reversalOf(journal.postings),
          };
        }),
      );
    });
  }

  /** Returns a person's unpaid dues in a house, oldest first, in minor units. */
  listOpen(houseId: string, accountId: string, accounts?: readonly MoneyAccount[]): Promise<readonly Open[]> {
    return this.dues.listOpen(accountId, [houseId], accounts);
  }

  /** Returns the unpaid dues of several people in some houses, oldest first, in minor units. */
  listOpenOf(
    houseIds: readonly string[],
    accountIds: readonly string[],
    accounts?: readonly MoneyAccount[],
  ): Promise<readonly Open[]> {
    return this.dues.listOpenOf(accountIds, houseIds, accounts);
  }

  /** Returns the balances of a house's people in an account, sorted by id and without zero balances, in minor units. */
  listBalances(houseId: string, account: MoneyAccount): Promise<readonly Balance[]> {
    return this.standing.listBalances(houseId, account);
  }

  /**
   * Returns the payments that still count between a person and their housemates, up to and including a day (ISO date),
   * earliest first.
   */
  settledWith(houseId: string, personId: string, upTo: string): Promise<readonly SettledPayment[]> {
    return this.standing.settledWith(houseId, personId, upTo);
  }

  /** Returns the current postings of each subject. Subjects that were never posted are left out. */
  listStanding(kind: string, ids: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
    return this.standing.listStanding(kind, ids);
  }

  private async write(said: readonly Omit<JournalToAdd, 'created_at'>[]): Promise<string[]> {
    const created_at = this.clock.now();
    const journals = said.map((journal) => ({ ...journal, created_at, postings: balanced(journal.postings) }));
    const still = journals.find(({ postings }) => postings.length === 0);
    if (still) throw new RangeError(`Nothing moves with "${still.key}".`);
    const houseId = journals[0]?.house_id;
    if (houseId === undefined) return [];
    if (journals.some((journal) => journal.house_id !== houseId)) throw new RangeError('A ledger is of one house.');
    if (new Set(journals.map(({ key }) => key)).size < journals.length) throw new RangeError('A key is used once.');
    return this.database.transaction(async () => {
      await this.lock(houseId);
      const added = await this.journals.insert(houseId, journals);
      const moved = journals.filter(({ key }) => added.has(key)).flatMap(({ postings }) => postings);
      if (moved.length > 0) {
        const accounts = [...new Set(moved.map(({ account }) => account))];
        const account_ids = [...new Set(moved.map(({ personId }) => personId))];
        await this.outbox.append(MoneyMoved, { house_id: houseId, accounts, account_ids });
      }
      const ids: string[] = [];
      for (const journal of journals) ids.push(added.get(journal.key) ?? (await this.sameAs(journal)));
      return ids;
    });
  }

  private async sameAs(journal: JournalToAdd): Promise<string> {
    const same = await this.journals.sameAs(journal);
    if (same === undefined) throw new Error(`The key "${journal.key}" of the ledger was used for something else.`);
    return same;
  }
}

function only(ids: readonly string[]): string {
  const [id] = ids;
  if (id === undefined || ids.length > 1) throw new Error(`One journal was asked for, not ${String(ids.length)}.`);
  return id;
}
