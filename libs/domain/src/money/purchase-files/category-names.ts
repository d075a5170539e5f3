import type { Locale, PurchaseCategory } from '@common-roof/contracts';

type Names = Readonly<Record<PurchaseCategory, string>>;

/** What categories are called in our own files, in each language of the product. */
export const CATEGORY_NAMES = {
  en: {
    groceries: 'Groceries',
    drinks: 'Drinks',
    takeaway: 'Takeaway',
    household: 'Household',
    cleaning: 'Cleaning',
    kitchen: 'Kitchen',
    furniture: 'Furniture',
    tools: 'Tools',
    garden: 'Garden',
    pets: 'Pets',
    leisure: 'Leisure',
    other: 'Other',
  },
  de: {
    groceries: 'Lebensmittel',
    drinks: 'Getränke',
    takeaway: 'Essen bestellt',
    household: 'Haushalt',
    cleaning: 'Putzmittel',
    kitchen: 'Küche',
    furniture: 'Möbel',
    tools: 'Werkzeug',
    garden: 'Garten',
    pets: 'Haustiere',
    leisure: 'Freizeit',
    other: 'Sonstiges',
  },
  es: {
    groceries: 'Alimentación',
    drinks: 'Bebidas',
    takeaway: 'Comida a domicilio',
    household: 'Hogar',
    cleaning: 'Limpieza',
    kitchen: 'Cocina',
    furniture: 'Muebles',
    tools: 'Herramientas',
    garden: 'Jardín',
    pets: 'Mascotas',
    leisure: 'Ocio',
    other: 'Otros',
  },
  fr: {
    groceries: 'Courses',
    drinks: 'Boissons',
    takeaway: 'Repas livrés',
    household: 'Maison',
    cleaning: 'Produits ménagers',
    kitchen: 'Cuisine',
    furniture: 'Meubles',
    tools: 'Outils',
    garden: 'Jardin',
    pets: 'Animaux',
    leisure: 'Loisirs',
    other: 'Autres',
  },
  ar: {
    groceries: 'مواد غذائية',
    drinks: 'مشروبات',
    takeaway: 'طعام جاهز',
    household: 'لوازم البيت',
    cleaning: 'مواد تنظيف',
    kitchen: 'المطبخ',
    furniture: 'أثاث',
    tools: 'أدوات',
    garden: 'الحديقة',
    pets: 'حيوانات أليفة',
    leisure: 'ترفيه',
    other: 'أخرى',
  },
} as const satisfies Readonly<Record<Locale, Names>>;

/** Categories of Splitwise and spliit that have other names, in lower case. */
const OTHERS: readonly (readonly [PurchaseCategory, readonly string[]])[] = [
  ['drinks', ['liquor']],
  ['takeaway', ['dining out', 'food and drink', 'food and drink - other']],
  ['household', ['household supplies', 'home', 'home - other']],
  ['kitchen', ['electronics', 'appliances']],
  ['tools', ['maintenance', 'services']],
  ['leisure', ['entertainment', 'entertainment - other', 'games', 'movies', 'music', 'sports']],
];

const plain = (name: string): string => name.trim().toLowerCase();

const KNOWN: ReadonlyMap<string, PurchaseCategory> = new Map([
  ...OTHERS.flatMap(([category, names]) => names.map((name) => [name, category] as const)),
  ...Object.values(CATEGORY_NAMES).flatMap((names) =>
    Object.entries(names).map(([category, name]) => [plain(name), category as PurchaseCategory] as const),
  ),
]);

/** Returns the category that a file means; `other` if it names none of ours. */
export const categoryNamed = (name: string): PurchaseCategory => KNOWN.get(plain(name)) ?? 'other';
