/** What is owed and paid. */
export const money = {
  'That is taken back already.': 'Das ist schon zurückgenommen.',
  'This house is kept in {currency}.': 'Dieses Haus rechnet in {currency}.',
} as const;
