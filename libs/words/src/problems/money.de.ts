/** What is owed and paid. */
export const money = {
  'This purchase counts already.': 'Dieser Einkauf zählt schon.',
  'This purchase was taken back or removed already.': 'Dieser Einkauf ist schon zurückgenommen oder entfernt.',
  'This purchase counts already. Your homeowner can remove it.':
    'Dieser Einkauf zählt schon. Wer das Haus vermietet, kann ihn entfernen.',
  'Somebody else has to say what it cost.': 'Jemand anders muss sagen, was es gekostet hat.',
  'must not be more than a year ago': 'darf nicht länger als ein Jahr her sein',
  'That is taken back already.': 'Das ist schon zurückgenommen.',
  'This payment was taken back.': 'Diese Zahlung wurde zurückgenommen.',
  'This house is kept in {currency}.': 'Dieses Haus rechnet in {currency}.',
} as const;
