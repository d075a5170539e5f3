import type { Column } from '../access-matrix.ts';
import type { Target } from '../targets/target.ts';

/**
 * A call of the matrix, asked once more about something that its own cells do not ask for: another house in the body or the
 * query, a photo of something else, somebody who has left, a house that is archived.
 */
export interface Question {
  /** Method and path, as in the matrix. */
  readonly call: string;
  readonly about: string;
  /** As in the matrix, for the actors that show the difference: who is refused, and where it can be, who is not. */
  readonly expected: Partial<Readonly<Record<Column, string>>>;
  readonly target: (column: Column) => Target | Promise<Target>;
}
