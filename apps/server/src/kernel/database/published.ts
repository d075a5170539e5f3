import type { Type } from '@nestjs/common';

/** What a context lets those above it read of a table, by SQL. */
export interface Published {
  readonly entity: Type;
  readonly columns: readonly string[];
  readonly canLock: boolean;
}

interface Options {
  /** Whether contexts above may also lock rows, until the end of their transaction. */
  readonly canLock?: boolean;
}

/**
 * Publishes columns of a table. All others are the context's own business: a test runs the statements of every context
 * with the rights of a role that sees only what is published.
 */
export const publish = <Entity>(
  entity: Type<Entity>,
  columns: readonly (keyof Entity & string)[],
  { canLock = false }: Options = {},
): Published => ({ entity, columns, canLock });
