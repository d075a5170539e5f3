import type { Locale } from '@common-roof/contracts';

/** Column numbers start at 0. */
export interface NamedColumn {
  readonly at: number;
  readonly name: string;
}

/** The columns of a purchase table in our own format. */
export interface OwnColumns {
  readonly form: 'own';
  readonly day: number;
  readonly item: number;
  readonly quantity: number | undefined;
  readonly price: number;
  readonly currency: number | undefined;
  readonly category: number | undefined;
  readonly buyer: number;
  /** The columns of what each paid, where several paid. */
  readonly payers: readonly NamedColumn[];
  /** The column that distinguishes purchases from payments. */
  readonly kind: number | undefined;
  /** The columns of each person's share. */
  readonly shares: readonly NamedColumn[];
}

/**
 * The columns of a Splitwise export: one row per expense, and one column per person with the change of their balance.
 */
export interface SplitwiseColumns {
  readonly form: 'splitwise';
  readonly people: readonly NamedColumn[];
}
export type PurchaseColumns = OwnColumns | SplitwiseColumns;

/** The column names of our own format, in each language of the product. */
export const PURCHASE_COLUMNS = {
  en: {
    day: 'Date',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    currency: 'Currency',
    category: 'Category',
    buyer: 'Bought by',
    paid: 'Paid by',
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
    category: 'Kategorie',
    buyer: 'Gekauft von',
    paid: 'Bezahlt von',
    share: 'Anteil von',
    kind: 'Art',
    payment: 'Zahlung',
    purchase: 'Einkauf',
  },
  es: {
    day: 'Fecha',
    item: 'Artículo',
    quantity: 'Cantidad',
    price: 'Precio',
    currency: 'Moneda',
    category: 'Categoría',
    buyer: 'Comprado por',
    paid: 'Pagado por',
    share: 'Parte de',
    kind: 'Tipo',
    payment: 'Pago',
    purchase: 'Compra',
  },
  fr: {
    day: 'Date',
    item: 'Article',
    quantity: 'Quantité',
    price: 'Prix',
    currency: 'Devise',
    category: 'Catégorie',
    buyer: 'Acheté par',
    paid: 'Payé par',
    share: 'Part de',
    kind: 'Type',
    payment: 'Paiement',
    purchase: 'Achat',
  },
  ar: {
    day: 'التاريخ',
    item: 'السلعة',
    quantity: 'الكمية',
    price: 'السعر',
    currency: 'العملة',
    category: 'الفئة',
    buyer: 'المشتري',
    paid: 'دفع',
    share: 'حصة',
    kind: 'النوع',
    payment: 'دفعة',
    purchase: 'شراء',
  },
} as const satisfies Readonly<Record<Locale, object>>;
type OwnNames = (typeof PURCHASE_COLUMNS)[keyof typeof PURCHASE_COLUMNS];

const SPLITWISE = [
  ['date', 'description', 'category', 'cost', 'currency'],
  ['datum', 'beschreibung', 'kategorie', 'kosten', 'währung'],
  ['fecha', 'descripción', 'categoría', 'coste', 'moneda'],
  ['date', 'description', 'catégorie', 'coût', 'devise'],
];

const same = (cell: string | undefined, name: string): boolean => cell?.trim().toLowerCase() === name.toLowerCase();

/** Renames the second of two people with the same name. */
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

function ownOf(header: readonly string[], names: OwnNames): OwnColumns | undefined {
  const find = (name: string): number | undefined => {
    const at = header.findIndex((cell) => same(cell, name));
    return at === -1 ? undefined : at;
  };
  const [day, item, price, buyer] = [find(names.day), find(names.item), find(names.price), find(names.buyer)];
  if (day === undefined || item === undefined || price === undefined || buyer === undefined) return undefined;
  const personal = (column: string): NamedColumn[] => {
    const prefix = `${column} `.toLowerCase();
    return apart(
      header
        .map((cell, at) => ({ at, name: cell.trim() }))
        .filter(({ name }) => name.toLowerCase().startsWith(prefix))
        .map(({ at, name }) => ({ at, name: name.slice(prefix.length).trim() })),
    );
  };
  return {
    form: 'own',
    day,
    item,
    price,
    buyer,
    shares: personal(names.share),
    payers: personal(names.paid),
    category: find(names.category),
    quantity: find(names.quantity),
    currency: find(names.currency),
    kind: find(names.kind),
  };
}

/** Recognises the columns of a table by its header; undefined: it isn't a known purchase table. */
export function columnsOf(header: readonly string[]): PurchaseColumns | undefined {
  const own = Object.values(PURCHASE_COLUMNS).map((names) => ownOf(header, names));
  return splitwiseOf(header) ?? own.find((columns) => columns !== undefined);
}
