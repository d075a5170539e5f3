/** One line of a table as read from a file. */
export interface TableLine {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}
