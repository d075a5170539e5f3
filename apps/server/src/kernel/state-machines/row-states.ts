import type { Machine } from '@common-roof/domain';
import type { ProblemText } from '@common-roof/words';

/** The rows of a table whose columns `state` and `version` a machine moves. */
export interface RowStates<State extends string = string, Action extends string = string> {
  readonly table: string;
  readonly machine: Machine<State, Action>;
  /** A sentence for who comes too late, or asks for what cannot be. */
  readonly refusal: (state: string, action: Action) => ProblemText;
}

const known = new Map<string, RowStates>();

/** Declares once by which machine the rows of a table live. @throws Error when a table has two */
export function defineRowStates<State extends string, Action extends string>(
  rows: RowStates<State, Action>,
): RowStates<State, Action> {
  if (known.has(rows.table)) throw new Error(`The states of ${rows.table} are declared twice.`);
  known.set(rows.table, rows as unknown as RowStates); // of a machine that is looked up by name, only names are known
  return rows;
}

export const knownRowStates = (): readonly RowStates[] => [...known.values()];
