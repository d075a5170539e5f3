/**
 * Matches what spreadsheets treat as a formula, including full-width characters, and after leading tabs, line breaks or
 * apostrophes.
 */
const FORMULA = /^'*[=+\-@\t\r\n\0＝＋－＠]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Escapes text for a cell, so that it is never a formula. Numbers remain numbers. {@link textOf} returns the original.
 */
export const cellOf = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** Returns the text of a cell. */
export const textOf = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
