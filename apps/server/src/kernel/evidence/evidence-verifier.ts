import type { z } from 'zod';

/** Runs a query: a pool, or the client of a command-line tool. */
export type Query = <Row extends object>(sql: string, values: unknown[]) => Promise<readonly Row[]>;

/** Files whose hash is stated in evidence lines. */
export interface StatedFiles {
  /** SQL that returns the hexadecimal SHA-256 of each file as `sha256`. */
  readonly stated: string;
  /** The storage key of the file with this hash. */
  readonly key: (sha256: string) => string;
}

/** Compares rows with what the evidence lines state about them. */
export interface EvidenceVerifier {
  /**
   * Returns the seq of the first line that rows contradict; null if all agree, or if the stream belongs to another
   * verifier.
   */
  firstContradictedLine(query: Query, stream: string): Promise<number | null>;
  /** Returns the streams that must exist because rows exist that they cover. */
  expectedStreams(query: Query): Promise<readonly string[]>;
  readonly files: StatedFiles | null;
}

export interface EvidenceEntry<Line> {
  readonly seq: number;
  readonly at: Date;
  readonly line: Line;
}

interface EvidenceRules<Line> {
  /** The first part of a stream's name, `kind:id`. */
  readonly kind: string;
  /** The schema of a line. */
  readonly line: z.ZodType<Line>;
  /** SQL that selects the `id` of everything that has a stream. */
  readonly subjects: string;
  readonly files?: StatedFiles;
  /** Receives the lines in order; returns the seq of the first that rows contradict, or null. */
  firstContradicted(query: Query, id: string, lines: readonly EvidenceEntry<Line>[]): Promise<number | null>;
}

/** A row and its line are written in one transaction, but read the clock separately. */
const SAME_MOMENT_MS = 5_000;

/** Whether the time stored in a row is the time at which its line was written. */
export const isSameMoment = (stored: Date | null, said: Date, within = SAME_MOMENT_MS): boolean =>
  stored !== null && Math.abs(stored.getTime() - said.getTime()) <= within;

/** Tolerance for old rows whose times came from the clock of the database, in milliseconds. */
export const CLOCK_SKEW_MS = 600_000;

export const defineEvidenceVerifier = <Line>(rules: EvidenceRules<Line>): EvidenceVerifier => ({
  files: rules.files ?? null,
  expectedStreams: async (query) =>
    (await query<{ id: string }>(rules.subjects, [])).map(({ id }) => `${rules.kind}:${id}`),
  firstContradictedLine: async (query, stream) => {
    const [kind, id] = stream.split(':');
    if (kind !== rules.kind || id === undefined) return null;
    const lines = await query<{ seq: number; at: Date; body: unknown }>(
      'SELECT seq::int, at, body FROM evidence WHERE stream = $1 ORDER BY seq',
      [stream],
    );
    return rules.firstContradicted(
      query,
      id,
      lines.map(({ seq, at, body }) => ({ seq, at, line: rules.line.parse(body) })),
    );
  },
});
