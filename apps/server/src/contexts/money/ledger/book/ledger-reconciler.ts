import { correctionsOf, type Postings } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import type { NewJournal } from './journals.ts';
import { Ledger } from './ledger.ts';
import type { Standing } from './standing.repository.ts';

/** What the ledger should say about a subject. */
export interface PostingTarget {
  /** The postings that should exist. Empty for none. */
  readonly postings: Postings;
  /** Why existing postings are reversed, as a person wrote it. */
  readonly reason: string;
  /** Posts again even if the amounts are equal, because the facts differ. */
  readonly isAnew?: boolean;
  /** Builds the journal with the postings above, under its own key. */
  readonly journal: (key: string) => NewJournal;
}

interface Restated {
  /** The kind of the subjects. */
  readonly kind: string;
  /** ISO date of today in the house's time zone. */
  readonly onDay: string;
  /** Null when no person caused it. */
  readonly by: string | null;
  /** Why existing postings change. Null when the subject is posted for the first time. */
  readonly restatementId?: string | null;
}

const NOTHING: Standing = { journalId: null, written: 0, postings: [] };

/**
 * Brings the ledger to its posting targets: reverses postings that should no longer exist, and posts missing ones with
 * the next number in their key. A second run writes nothing.
 */
@Injectable()
export class LedgerReconciler {
  constructor(private readonly ledger: Ledger) {}

  /**
   * Runs in the caller's transaction, which holds the lock on the house's ledger.
   * @returns how often each subject has been posted, including this time; subjects that were never posted are left out
   */
  async reconcile(
    wanted: ReadonlyMap<string, PostingTarget>,
    { kind, onDay, by, restatementId = null }: Restated,
  ): Promise<ReadonlyMap<string, number>> {
    const standing = await this.ledger.listStanding(kind, [...wanted.keys()]);
    const due = new Map([...wanted].map(([id, { postings }]) => [id, postings]));
    const stands = new Map([...standing].map(([id, { postings }]) => [id, postings]));
    const anew = new Set([...wanted].filter(([, { isAnew }]) => isAnew).map(([id]) => id));
    const corrections = correctionsOf(due, stands, anew).flatMap((correction) => {
      const { subjectId: id } = correction;
      const subject = wanted.get(id);
      const { journalId, written } = standing.get(id) ?? NOTHING;
      const key = `${kind}:${id}:${String(written + 1)}`;
      return subject ? [{ ...correction, subject, journalId, written, key }] : [];
    });
    const wrong = corrections.flatMap(({ reversal, journalId, subject: { reason } }) =>
      reversal.length > 0 && journalId !== null ? [{ journalId, reason }] : [],
    );
    await this.ledger.reverseAll(wrong, { onDay, by, restatementId });
    const right = corrections.filter(({ postings }) => postings.length > 0);
    await this.ledger.postAll(right.map(({ subject, key }) => ({ ...subject.journal(key), restatementId })));
    const versions = new Map([...standing].map(([id, { written }]) => [id, written]));
    for (const { subjectId, written } of corrections) versions.set(subjectId, written + 1);
    return versions;
  }
}
