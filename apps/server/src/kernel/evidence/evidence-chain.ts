import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import { canonicalJson, type Json } from './canonical-json.ts';

/** The content of a line. */
export interface EvidenceLine {
  readonly stream: string;
  /** Counts from 1 without gaps. */
  readonly seq: number;
  readonly at: Date;
  readonly body: Readonly<Record<string, Json>>;
}

export interface StoredLine extends EvidenceLine {
  /** MAC of the previous line in hexadecimal; zeros for the first. */
  readonly previous: string;
  /** The id of the key that sealed the line. Empty for lines from before there were keys. */
  readonly key_id: string;
  readonly mac: string;
}

/** Where a stream ends, or how far it was verified. */
export interface Head {
  readonly seq: number;
  readonly mac: string;
}

export interface ChainState {
  readonly end: Head;
  /** The first line that was tampered with or is missing; null when the chain holds. */
  readonly brokenAt: number | null;
}

const LINES_AT_ONCE = 1_000;

/** The lines of a stream after a seq, in order. */
export const LINES_AFTER = `
  SELECT stream, seq::int, at, body, previous, key_id, mac FROM evidence
   WHERE stream = $1 AND seq > $2 ORDER BY seq LIMIT ${String(LINES_AT_ONCE)}`;

/** The head of the audit log at the last check that found nothing wrong. */
export const LAST_GOOD_AUDIT = `
  SELECT up_to::int AS seq, hash AS mac FROM audit_checks
   WHERE broken_at IS NULL AND up_to > 0 ORDER BY id DESC LIMIT 1`;

/** @returns undefined for a key that is not known */
export type KeyOf = (keyId: string) => Buffer | undefined;

/** The head of a stream without lines. */
export const GENESIS: Head = { seq: 0, mac: '0'.repeat(64) };

/** HMAC-SHA-256 over the line and the one before it, hexadecimal: rows alone are not enough to forge it. */
export function macOf({ stream, seq, at, body }: EvidenceLine, previous: string, key: Buffer): string {
  return createHmac('sha256', key)
    .update(canonicalJson({ stream, seq, at: at.toISOString(), body, previous }))
    .digest('hex');
}

/** A head as stored with its stream. */
export interface SealedHead extends Head {
  /** The id of its key, a colon, and its seal. Null if it was never sealed. */
  readonly seal: string | null;
}

/**
 * Returns the HMAC-SHA-256 of a stream's end, so that a person with only the rows can't pretend that it ended earlier.
 */
export const sealOfHead = (stream: string, { seq, mac }: Head, key: Buffer): string =>
  createHmac('sha256', key)
    .update(canonicalJson({ head: stream, seq, mac }))
    .digest('hex');

const isEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Returns whether a head is the one that was sealed. */
export function isSealed(stream: string, head: SealedHead, keyOf: KeyOf): boolean {
  const [kid = '', seal = ''] = head.seal?.split(':') ?? [];
  const key = keyOf(kid);
  return key !== undefined && isEqual(seal, sealOfHead(stream, head, key));
}

/** Lines of the audit log from before there were keys: SHA-256 over its columns. */
function plainHashOf({ at, body }: EvidenceLine, previous: string): string {
  const details = canonicalJson(body['details'] ?? {});
  return createHash('sha256')
    .update(canonicalJson({ ...body, at: at.toISOString(), details, previous_hash: previous }))
    .digest('hex');
}

function holds(line: StoredLine, keyOf: KeyOf): boolean {
  if (line.key_id === '') return plainHashOf(line, line.previous) === line.mac;
  const key = keyOf(line.key_id);
  if (!key) return false;
  return isEqual(line.mac, macOf(line, line.previous, key));
}

/**
 * Follows a stream from its first line to its last.
 * @param read the lines after a seq, in order, as many as it likes; none at the end
 * @param known heads that were seen before: without them, lines cut off at the end would not be missed
 */
export async function followChain(
  read: (after: number) => Promise<readonly StoredLine[]>,
  keyOf: KeyOf,
  known: readonly Head[] = [],
): Promise<ChainState> {
  let end = GENESIS;
  for (;;) {
    const lines = await read(end.seq);
    if (lines.length === 0) break;
    for (const line of lines) {
      const isNext = line.previous === end.mac && (line.key_id === '' || line.seq === end.seq + 1);
      const isOther = known.some(({ seq, mac }) => seq === line.seq && mac !== line.mac);
      // A key once taken up is not laid down again: unkeyed lines stand at the beginning alone.
      if (!isNext || isOther || !holds(line, keyOf)) return { end, brokenAt: line.seq };
      end = { seq: line.seq, mac: line.mac };
    }
  }
  const isCut = known.some(({ seq }) => seq > end.seq);
  return { end, brokenAt: isCut ? end.seq + 1 : null };
}
