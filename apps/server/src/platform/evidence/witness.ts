import type { z } from 'zod';

/** Reads rows: a pool, or the client of a command. */
export type Query = <Row extends object>(sql: string, values: unknown[]) => Promise<readonly Row[]>;

/** Files that lines of evidence state by their hash. */
export interface StatedFiles {
  /** Gives the SHA-256 of each, hexadecimal, as `sha256`. */
  readonly stated: string;
  /** Where the file with that hash lies. */
  readonly key: (sha256: string) => string;
}

/** Looks whether rows are still what the lines of streams say of them. */
export interface Witness {
  /**
   * The seq of the first line that rows contradict; null where they bear out what the stream says, or it is the stream of
   * something else.
   */
  contradictedAt(query: Query, stream: string): Promise<number | null>;
  /** The streams that have to be there, since there are rows that lines speak of. */
  expected(query: Query): Promise<readonly string[]>;
  readonly files: StatedFiles | null;
}

export interface Said<Line> {
  readonly seq: number;
  readonly at: Date;
  readonly line: Line;
}

interface Testimony<Line> {
  /** Streams are named `kind:id`. */
  readonly kind: string;
  /** What a line says about rows. */
  readonly line: z.ZodType<Line>;
  /** Selects the `id` of everything that has a stream. */
  readonly subjects: string;
  readonly files?: StatedFiles;
  /** Is given the lines in their order. */
  firstContradicted(query: Query, id: string, lines: readonly Said<Line>[]): Promise<number | null>;
}

/** A row and its line are written in one transaction, with a look at the clock each. */
const SAME_MOMENT_MS = 5_000;

/** Whether a row says the moment at which a line was written. */
export const isSameMoment = (stored: Date | null, said: Date, within = SAME_MOMENT_MS): boolean =>
  stored !== null && Math.abs(stored.getTime() - said.getTime()) <= within;

/** Moments that the database once looked at its own clock for. */
export const BY_ANOTHER_CLOCK_MS = 600_000;

export const defineWitness = <Line>(testimony: Testimony<Line>): Witness => ({
  files: testimony.files ?? null,
  expected: async (query) =>
    (await query<{ id: string }>(testimony.subjects, [])).map(({ id }) => `${testimony.kind}:${id}`),
  contradictedAt: async (query, stream) => {
    const [kind, id] = stream.split(':');
    if (kind !== testimony.kind || id === undefined) return null;
    const lines = await query<{ seq: number; at: Date; body: unknown }>(
      'SELECT seq::int, at, body FROM evidence WHERE stream = $1 ORDER BY seq',
      [stream],
    );
    return testimony.firstContradicted(
      query,
      id,
      lines.map(({ seq, at, body }) => ({ seq, at, line: testimony.line.parse(body) })),
    );
  },
});
