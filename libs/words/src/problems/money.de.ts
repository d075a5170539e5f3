/** Dues and payments. */
export const money = {
  'This purchase counts already.': 'Dieser Einkauf zählt schon.',
  'This purchase was taken back or removed already.': 'Dieser Einkauf ist schon zurückgenommen oder entfernt.',
  'This purchase counts already. Your homeowner can remove it.':
    'Dieser Einkauf zählt schon. Wer das Haus vermietet, kann ihn entfernen.',
  'This payment is settled already.': 'Diese Zahlung ist schon erledigt.',
  'This payment waits to be confirmed already.': 'Diese Zahlung wartet schon auf die Bestätigung.',
  'Nobody has said yet that this payment is made.': 'Noch niemand hat gesagt, dass diese Zahlung gemacht ist.',
  'Something else is to be paid by now. Look at it again.':
    'Inzwischen ist etwas anderes zu zahlen. Sieh noch einmal nach.',
  'Only a confirmed payment can be undone.': 'Nur eine bestätigte Zahlung kann rückgängig gemacht werden.',
  'This payment has changed since you opened it.': 'Diese Zahlung hat sich inzwischen geändert.',
  'Only who owes it can say that.': 'Das kann nur sagen, wer es schuldet.',
  'Only who is owed it can say that.': 'Das kann nur sagen, wer es bekommt.',
  'You have asked for it today.': 'Du hast heute schon danach gefragt.',
  'Another housemate has to confirm the price.': 'Jemand anders muss sagen, was es gekostet hat.',
  'must not be more than a year ago': 'darf nicht länger als ein Jahr her sein',
  'This import is taken back already.': 'Dieser Import ist schon zurückgenommen.',
  'This has changed since you opened it.': 'Jemand anders hat das inzwischen geändert.',
  'must be an IBAN': 'muss eine IBAN sein',
  'is empty': 'ist leer',
  'is no table of text': 'ist keine Tabelle aus Text',
  'has more than 2,000 lines': 'hat mehr als 2.000 Zeilen',
  'has more than 200 columns': 'hat mehr als 200 Spalten',
  'has none of the headers that are known': 'hat keine Kopfzeile, die bekannt ist',
  'has lines that cannot be taken': 'hat Zeilen, die nicht übernommen werden können',
  'has no purchase that can be taken': 'hat keinen Einkauf, der übernommen werden kann',
  'must live or have lived in this house': 'muss in diesem Haus wohnen oder gewohnt haben',
  'There is a bill of that kind for exactly these days. Correct that one instead.':
    'Für genau diese Tage gibt es schon eine solche Rechnung. Berichtige stattdessen diese.',
  'Another bill of that kind is for some of these days: {from} to {to}. Enter it all the same if that is right.':
    'Eine andere solche Rechnung gilt für einen Teil dieser Tage: {from} bis {to}. Trage sie trotzdem ein, wenn das stimmt.',
  'This bill was changed in another window. Please look at it again.':
    'Diese Rechnung wurde in einem anderen Fenster geändert. Bitte sieh sie dir noch einmal an.',
  'This bill was taken back already.': 'Diese Rechnung ist schon zurückgenommen.',
  'There are {most} bills in that year already.': 'In diesem Jahr gibt es schon {most} Rechnungen.',
  'must not be longer than two years': 'darf nicht länger als zwei Jahre sein',
  'must not be less than at the start': 'darf nicht kleiner als am Anfang sein',
  'must be a number such as 1204.5': 'muss eine Zahl wie 1204.5 sein',
  'must be a year or a month such as 2026-09': 'muss ein Jahr oder ein Monat wie 2026-09 sein',
  'must not be more than a year from now': 'darf höchstens ein Jahr entfernt sein',
  'That is taken back already.': 'Das ist schon zurückgenommen.',
  'This payment was taken back.': 'Diese Zahlung wurde zurückgenommen.',
  'You have reported a payment already. Wait for the answer, or take it back.':
    'Du hast schon eine Zahlung gemeldet. Warte auf die Antwort, oder nimm die Meldung zurück.',
  'This payment was answered or taken back already.': 'Diese Zahlung wurde schon beantwortet oder zurückgenommen.',
  'This payment was changed in another window. Please look at it again.':
    'Diese Zahlung wurde in einem anderen Fenster geändert. Sieh sie dir bitte noch einmal an.',
  'This house is kept in {currency}.': 'Dieses Haus rechnet in {currency}.',
} as const;
