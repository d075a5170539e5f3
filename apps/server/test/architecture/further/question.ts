import type { Column } from '#test/architecture/access-matrix.ts';
import type { Target } from '#test/architecture/targets/target.ts';

/**
 * A call of the matrix, repeated for a target that its own cells do not cover: another house in the body or the query,
 * a photo of something else, a person who has left, an archived house.
 */
export interface Question {
  /** Method and path, as in the matrix. */
  readonly call: string;
  readonly about: string;
  /**
   * As in the matrix, for the actors that show the difference: one who is rejected and, when possible, one who is not.
   */
  readonly expected: Partial<Readonly<Record<Column, string>>>;
  readonly target: (column: Column) => Target | Promise<Target>;
}
