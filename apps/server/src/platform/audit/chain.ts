import { createHash } from 'node:crypto';

/** What a line's hash is made of. */
export interface AuditLine {
  at: Date;
  event: string;
  actor_id: string | null;
  actor_role: string | null;
  target_id: string | null;
  details: Record<string, unknown>;
  request_id: string | null;
  ip: string | null;
  previous_hash: string;
}

export interface StoredLine extends AuditLine {
  /** bigint, as the driver gives it. */
  position: string;
  hash: string;
}

/** Up to where the log was found whole. */
export interface Anchor {
  readonly position: number;
  readonly hash: string;
}

export interface ChainState {
  /** The last line that was read; 0 and {@link GENESIS} where there is none. */
  readonly end: Anchor;
  /** The first line that was tampered with or is missing; null when the chain holds. */
  readonly brokenAt: number | null;
}

/** What the first line holds as the hash of the one before. */
export const GENESIS = '0'.repeat(64);

const LINES_AT_ONCE = 1_000;

/** The page of lines after a position, in order. */
export const LINES_AFTER = `
  SELECT position, at, event, actor_id, actor_role, target_id, details, request_id, ip, previous_hash, hash
    FROM audit_log WHERE position > $1 ORDER BY position LIMIT ${String(LINES_AT_ONCE)}`;

/** The place up to which the last check that found nothing wrong came. */
export const LAST_GOOD_CHECK = `
  SELECT up_to, hash FROM audit_checks WHERE broken_at IS NULL ORDER BY id DESC LIMIT 1`;

const canonical = (value: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));

/** SHA-256 over every column and the hash of the line before, hexadecimal. */
export const hashOf = (line: AuditLine): string =>
  createHash('sha256')
    .update(canonical({ ...line, at: line.at.toISOString(), details: canonical(line.details) }))
    .digest('hex');

/**
 * Follows the chain from its first line to its last.
 * @param read the lines after a position, see {@link LINES_AFTER}
 * @param known a line that has to be there: without it, lines cut off at the end would not be missed
 */
export async function checkChain(
  read: (after: number) => Promise<StoredLine[]>,
  known: Anchor | null = null,
): Promise<ChainState> {
  let end: Anchor = { position: 0, hash: GENESIS };
  for (;;) {
    const lines = await read(end.position);
    if (lines.length === 0) break;
    for (const { position, hash, ...line } of lines) {
      const here = Number(position);
      const isKnown = known?.position === here;
      if (line.previous_hash !== end.hash || hashOf(line) !== hash || (isKnown && known.hash !== hash)) {
        return { end, brokenAt: here };
      }
      end = { position: here, hash };
    }
  }
  const isCut = known !== null && known.position > end.position;
  return { end, brokenAt: isCut ? end.position + 1 : null };
}
