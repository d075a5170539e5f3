import { correctionsOf, type Postings } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import type { NewJournal } from './journals.ts';
import { Ledger } from './ledger.ts';
import type { Standing } from './standing.repository.ts';

/** Something that the ledger is to say of a subject. */
export interface PostingTarget {
  /** What should stand; empty: nothing. */
  readonly postings: Postings;
  /** Why what stands is taken back, in somebody's words. */
  readonly reason: string;
  /** Written anew although it moves the same: what it says is different. */
  readonly isAnew?: boolean;
  /** Under the key of its own, with the postings above. */
  readonly journal: (key: string) => NewJournal;
}

interface Restated {
  /** Of the subjects. */
  readonly kind: string;
  /** ISO date in the house's time zone: today. */
  readonly onDay: string;
  /** Null: nobody in particular. */
  readonly by: string | null;
  /** Why what stands becomes different; null: it is written for the first time. */
  readonly restatementId?: string | null;
}

const NOTHING: Standing = { journalId: null, written: 0, postings: [] };

/**
 * Makes the ledger say of some subjects what it should: what stands and should not is taken back by its opposite, and what
 * should stand is written with the next number in its key. Done twice, the second time writes nothing.
 */
@Injectable()
export class LedgerReconciler {
  constructor(private readonly ledger: Ledger) {}

  /**
   * Part of the caller's transaction, which holds the ledger of the house.
   * @returns how often each subject has been written down with that; those that nothing was ever written of are left out
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
