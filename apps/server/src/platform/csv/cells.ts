/** What a spreadsheet takes for a formula, also in full width; a tab, a line break or nothing before it does not help. */
const FORMULA = /^'*[=+\-@\t\r\n\0＝＋－＠]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A text as it is written into a cell: never a formula. Numbers stay numbers. {@link textOf} gives it back as it was. */
export const cellOf = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** What a cell says. */
export const textOf = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
