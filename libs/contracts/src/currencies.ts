const OF_TWO = [
  ...['EUR', 'GBP', 'USD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'CAD', 'AUD', 'NZD'],
  ...['ZAR', 'INR', 'SGD', 'HKD', 'MXN', 'BRL', 'AED', 'ILS'],
] as const;
const OF_NONE = ['JPY', 'KRW', 'CLP', 'ISK', 'VND', 'PYG', 'UGX', 'RWF', 'XAF', 'XOF', 'XPF'] as const;
const OF_THREE = ['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD'] as const;

/** ISO 4217 codes of the currencies that a house can have. */
export const CURRENCIES = [...OF_TWO, ...OF_NONE, ...OF_THREE] as const;

/** ISO 4217 codes of those whose amounts have other than two decimals, by how many they have. */
export const OTHER_DECIMALS: ReadonlyMap<number, readonly string[]> = new Map<number, readonly string[]>([
  [0, OF_NONE],
  [3, OF_THREE],
]);

const DECIMALS = new Map([...OTHER_DECIMALS].flatMap(([decimals, codes]) => codes.map((code) => [code, decimals])));

/**
 * How many decimals amounts of a currency (ISO 4217) have; two for one that is not ours. It is a table, as what `Intl` knows is
 * how people write amounts, which is not always what ISO 4217 says they are (of `HUF` and `IQD` it shows none), and changes with each
 * browser: amounts on the wire must not.
 */
export const decimalsOf = (currency: string): number => DECIMALS.get(currency) ?? 2;

/** What `Intl.NumberFormat` needs to write amounts of a currency as they are, whatever it knows of it. */
export const currencyStyle = (currency: string) =>
  ({
    style: 'currency',
    currency,
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  }) as const;
