/** Numbers of columns are from 0. */
export interface NamedColumn {
  readonly at: number;
  readonly name: string;
}

/** Where a table of purchases says what. */
export interface OwnColumns {
  readonly form: 'own';
  readonly day: number;
  readonly item: number;
  readonly quantity: number | undefined;
  readonly price: number;
  readonly currency: number | undefined;
  readonly buyer: number;
  /** Whether a line is a purchase or a payment. */
  readonly kind: number | undefined;
  /** Whose part a column says. */
  readonly shares: readonly NamedColumn[];
}

/** What Splitwise gives: a line for each expense, and in a column for each person what it does to their balance. */
export interface SplitwiseColumns {
  readonly form: 'splitwise';
  readonly people: readonly NamedColumn[];
}
export type PurchaseColumns = OwnColumns | SplitwiseColumns;

/** What the columns of our own form are called, in the languages that the product speaks. */
export const PURCHASE_COLUMNS = {
  en: {
    day: 'Date',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    currency: 'Currency',
    buyer: 'Bought by',
    share: 'Share of',
    kind: 'Kind',
    payment: 'Payment',
    purchase: 'Purchase',
  },
  de: {
    day: 'Datum',
    item: 'Artikel',
    quantity: 'Menge',
    price: 'Preis',
    currency: 'Währung',
    buyer: 'Gekauft von',
    share: 'Anteil von',
    kind: 'Art',
    payment: 'Zahlung',
    purchase: 'Einkauf',
  },
} as const;

const SPLITWISE = [
  ['date', 'description', 'category', 'cost', 'currency'],
  ['datum', 'beschreibung', 'kategorie', 'kosten', 'währung'],
];

const same = (cell: string | undefined, name: string): boolean => cell?.trim().toLowerCase() === name.toLowerCase();

/** Two people can have one name: the second is called so. */
function apart(columns: readonly NamedColumn[]): NamedColumn[] {
  const times = new Map<string, number>();
  return columns.map(({ at, name }) => {
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return { at, name: before === 0 ? name : `${name} (${String(before + 1)})` };
  });
}

function splitwiseOf(header: readonly string[]): SplitwiseColumns | undefined {
  if (!SPLITWISE.some((names) => names.every((name, at) => same(header[at], name)))) return undefined;
  const people = header
    .map((name, at) => ({ at, name: name.trim() }))
    .slice(5)
    .filter(({ name }) => name !== '');
  return people.length < 2 ? undefined : { form: 'splitwise', people: apart(people) };
}

function ownOf(header: readonly string[], names: (typeof PURCHASE_COLUMNS)['en' | 'de']): OwnColumns | undefined {
  const find = (name: string): number | undefined => {
    const at = header.findIndex((cell) => same(cell, name));
    return at === -1 ? undefined : at;
  };
  const [day, item, price, buyer] = [find(names.day), find(names.item), find(names.price), find(names.buyer)];
  if (day === undefined || item === undefined || price === undefined || buyer === undefined) return undefined;
  const prefix = `${names.share} `.toLowerCase();
  const shares = header
    .map((cell, at) => ({ at, name: cell.trim() }))
    .filter(({ name }) => name.toLowerCase().startsWith(prefix))
    .map(({ at, name }) => ({ at, name: name.slice(prefix.length).trim() }));
  return {
    form: 'own',
    day,
    item,
    price,
    buyer,
    shares: apart(shares),
    quantity: find(names.quantity),
    currency: find(names.currency),
    kind: find(names.kind),
  };
}

/** What the columns of a table are, by its header; undefined: it is none of purchases that is known. */
export const columnsOf = (header: readonly string[]): PurchaseColumns | undefined =>
  splitwiseOf(header) ?? ownOf(header, PURCHASE_COLUMNS.en) ?? ownOf(header, PURCHASE_COLUMNS.de);
