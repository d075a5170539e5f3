import type { SigningCodeEntity } from './signing-code.entity.ts';

/** A code as it is stored: its digits are derived from it. */
export type StoredCode = Pick<SigningCodeEntity, 'id' | 'key_id'>;

/** Stores the codes of one kind of signature, at most one for each thing that is signed. Belongs to whose table it is. */
export interface CodeStore {
  /** Replaces the code of what is signed. */
  put(subjectId: string, code: Omit<SigningCodeEntity, 'prospect_id'>): Promise<void>;
  /** Returns a code by its id until it expires or is replaced. */
  find(subjectId: string, id: string, now: Date): Promise<StoredCode | undefined>;
  /** Uses up one attempt in a transaction of its own; undefined when none is left or the code has expired. */
  takeTry(subjectId: string, now: Date): Promise<StoredCode | undefined>;
  delete(subjectId: string): Promise<void>;
}
