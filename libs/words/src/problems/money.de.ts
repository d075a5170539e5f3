/** What is owed and paid. */
export const money = {
  'This purchase counts already.': 'Dieser Einkauf zählt schon.',
  'This purchase was taken back or removed already.': 'Dieser Einkauf ist schon zurückgenommen oder entfernt.',
  'This purchase counts already. Your homeowner can remove it.':
    'Dieser Einkauf zählt schon. Wer das Haus vermietet, kann ihn entfernen.',
  'Somebody else has to say what it cost.': 'Jemand anders muss sagen, was es gekostet hat.',
  'must not be more than a year ago': 'darf nicht länger als ein Jahr her sein',
  'This import is taken back already.': 'Dieser Import ist schon zurückgenommen.',
  'Somebody else changed this meanwhile.': 'Jemand anders hat das inzwischen geändert.',
  'must be an IBAN': 'muss eine IBAN sein',
  'is empty': 'ist leer',
  'is no table of text': 'ist keine Tabelle aus Text',
  'has more than 2,000 lines': 'hat mehr als 2.000 Zeilen',
  'has none of the headers that are known': 'hat keine Kopfzeile, die bekannt ist',
  'has lines that cannot be taken': 'hat Zeilen, die nicht übernommen werden können',
  'has no purchase that can be taken': 'hat keinen Einkauf, der übernommen werden kann',
  'must live or have lived in this house': 'muss in diesem Haus wohnen oder gewohnt haben',
  'That is taken back already.': 'Das ist schon zurückgenommen.',
  'This payment was taken back.': 'Diese Zahlung wurde zurückgenommen.',
  'This house is kept in {currency}.': 'Dieses Haus rechnet in {currency}.',
} as const;
