import type { z } from 'zod';

/** Reads rows: a pool, or the client of a command. */
export type Query = <Row extends object>(sql: string, values: unknown[]) => Promise<readonly Row[]>;

/**
 * Whether rows are still what the lines of a stream say of them.
 * @returns the seq of the first line that they contradict; null where they bear it out, or it is the stream of something else
 */
export type Witness = (query: Query, stream: string) => Promise<number | null>;

export interface Said<Line> {
  readonly seq: number;
  readonly line: Line;
}

/**
 * A witness of the streams `kind:id`.
 * @param line what a line says about rows
 * @param firstContradicted is given the lines in their order
 */
export const defineWitness =
  <Line>(
    kind: string,
    line: z.ZodType<Line>,
    firstContradicted: (query: Query, id: string, lines: readonly Said<Line>[]) => Promise<number | null>,
  ): Witness =>
  async (query, stream) => {
    const [ofKind, id] = stream.split(':');
    if (ofKind !== kind || id === undefined) return null;
    const lines = await query<{ seq: number; body: unknown }>(
      'SELECT seq::int, body FROM evidence WHERE stream = $1 ORDER BY seq',
      [stream],
    );
    return firstContradicted(
      query,
      id,
      lines.map(({ seq, body }) => ({ seq, line: line.parse(body) })),
    );
  };
