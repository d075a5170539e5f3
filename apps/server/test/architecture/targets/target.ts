import type { Column } from '../access-matrix.ts';

export interface Target {
  readonly path: string;
  readonly body?: unknown;
}

/** What is asked in the cells of each call; it may be made for the cell, where a call uses it up. */
export type Targets = Record<string, (column: Column) => Target | Promise<Target>>;
