/** The columns of a table of bank bookings, numbered from 0. */
export interface BankColumns {
  readonly day: number;
  /** One column with a sign, or one for each direction. */
  readonly amount: number | undefined;
  readonly credit: number | undefined;
  readonly debit: number | undefined;
  /** Says the direction where amounts have no sign. */
  readonly direction: number | undefined;
  readonly currency: number | undefined;
  /** The currency that the name of the amount column says. */
  readonly said: string | undefined;
  readonly payer: number | undefined;
  readonly account: number | undefined;
  readonly state: number | undefined;
  readonly words: readonly number[];
}

/** Names of columns at banks of several countries, in lower case without accents and punctuation, the best first. */
const NAMES = {
  day: [
    ...[
      'buchungstag',
      'buchungsdatum',
      'buchung',
      'booking date',
      'bookingdate',
      'booked on',
      'posting date',
      'completed date',
    ],
    ...['transaction date', 'date', 'datum', 'date de comptabilisation', 'date operation', 'date de l operation'],
    ...[
      'date comptable',
      'fecha contable',
      'fecha operacion',
      'fecha de operacion',
      'f operacion',
      'fecha',
      'transaktionsdatum',
    ],
    ...[
      'valutadatum',
      'valuta',
      'wertstellung',
      'value date',
      'date valeur',
      'date de valeur',
      'fecha valor',
      'f valor',
    ],
  ],
  amount: [
    'betrag',
    'umsatz',
    'amount',
    'value',
    'montant',
    'importe',
    'importe operacion',
    'cantidad',
    'transaction amount',
  ],
  credit: [
    ...['haben', 'gutschrift', 'eingang', 'credit', 'credit amount', 'paid in', 'money in', 'deposits', 'credits'],
    ...['abono', 'abonos', 'haber', 'ingreso', 'ingresos'],
  ],
  debit: [
    ...['soll', 'lastschrift', 'ausgang', 'debit', 'debit amount', 'paid out', 'money out', 'withdrawals', 'debits'],
    ...['cargo', 'cargos', 'debe', 'gasto', 'gastos', 'belastung'],
  ],
  direction: [
    ...[
      'soll haben',
      's h',
      'soll haben kennzeichen',
      'crdr',
      'cr dr',
      'dr cr',
      'debit credit',
      'credit debit',
      'sens',
    ],
    ...['credit debit indicator', 'debe haber', 'umsatztyp', 'af bij'],
  ],
  currency: ['wahrung', 'waehrung', 'currency', 'ccy', 'devise', 'divisa', 'moneda'],
  payer: [
    ...[
      'name zahlungsbeteiligter',
      'beguenstigter zahlungspflichtiger',
      'begunstigter zahlungspflichtiger',
      'zahlungspflichtige r',
    ],
    ...[
      'zahlungspflichtiger',
      'auftraggeber empfanger',
      'auftraggeber beguenstigter',
      'auftraggeber begunstigter',
      'auftraggeber',
    ],
    ...[
      'auftraggeber zahlungsempfanger',
      'partnername',
      'partner name',
      'counterparty',
      'counter party',
      'counterparty name',
      'payer',
    ],
    ...['payer name', 'debtor', 'debtor name', 'payee', 'name', 'donneur d ordre', 'nom', 'tiers', 'emetteur'],
    ...['ordenante', 'beneficiario ordenante', 'ordenante beneficiario', 'remitente', 'contraparte', 'nombre'],
  ],
  account: [
    ...[
      'kontonummer iban',
      'iban zahlungsbeteiligter',
      'iban',
      'partner iban',
      'counterparty iban',
      'counterparty account',
    ],
    ...['counter party account', 'payer account', 'debtor iban', 'kontonummer', 'account number', 'compte', 'cuenta'],
  ],
  state: ['status', 'state', 'statut', 'estado', 'umsatzstatus'],
  words: [
    ...[
      'verwendungszweck',
      'buchungstext',
      'text',
      'description',
      'transaction description',
      'memo',
      'reference',
      'payment reference',
    ],
    ...[
      'details',
      'narrative',
      'particulars',
      'notes',
      'buchungsdetails',
      'libelle',
      'libelle operation',
      'communication',
      'motif',
    ],
    ...['concepto', 'descripcion', 'observaciones', 'referencia', 'mensaje', 'kundenreferenz end to end', 'notizen'],
  ],
} as const;

const named = (cell: string): string =>
  cell
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns a name without the currency that banks append: `Betrag (EUR)`. */
const CURRENCY_AT_END = / (eur|euro|euros|gbp|chf|usd|pln|czk|sek|nok|dkk|in eur|in euro|en euros)$/;
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };

function currencyIn(cell: string): string | undefined {
  const [sign] = /[€£]/.exec(cell) ?? [];
  if (sign !== undefined) return SIGNS[sign];
  const [, code] = /\(?\b(eur|euros?|gbp|chf|usd|pln|czk|sek|nok|dkk)\b\)?\s*$/i.exec(cell) ?? [];
  return code?.slice(0, 3).toUpperCase();
}

/** Recognises the header of a table of bookings: a day, and amounts. Undefined: the line isn't one. */
export function bankColumnsOf(cells: readonly string[]): BankColumns | undefined {
  const names = cells.map(named);
  const bare = names.map((name) => name.replace(CURRENCY_AT_END, ''));
  const find = (kind: keyof typeof NAMES): number | undefined => {
    for (const name of NAMES[kind]) {
      const at = names.includes(name) ? names.indexOf(name) : bare.indexOf(name);
      if (at !== -1) return at;
    }
    return undefined;
  };
  const [day, amount, credit, debit] = [find('day'), find('amount'), find('credit'), find('debit')];
  if (day === undefined || (amount === undefined && credit === undefined)) return undefined;
  const words = NAMES.words.flatMap((name) => names.flatMap((one, at) => (one === name ? [at] : [])));
  return {
    day,
    amount,
    credit,
    debit,
    words,
    direction: find('direction'),
    currency: find('currency'),
    said: currencyIn(cells[amount ?? credit ?? 0] ?? ''),
    payer: find('payer'),
    account: find('account'),
    state: find('state'),
  };
}
