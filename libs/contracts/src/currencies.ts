const OF_TWO = [
  ...['EUR', 'GBP', 'USD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'CAD', 'AUD', 'NZD'],
  ...['ZAR', 'INR', 'SGD', 'HKD', 'MXN', 'BRL', 'AED', 'ILS'],
] as const;
const OF_NONE = ['JPY', 'KRW', 'CLP', 'ISK', 'VND', 'PYG', 'UGX', 'RWF', 'XAF', 'XOF', 'XPF'] as const;
const OF_THREE = ['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD'] as const;

/** ISO 4217 codes of the currencies a house can use. */
export const CURRENCIES = [...OF_TWO, ...OF_NONE, ...OF_THREE] as const;

/**
 * Decimals of a currency's amounts; two for a currency that isn't listed. This is a table because `Intl` follows common
 * usage, which can differ from ISO 4217 (it shows none for `HUF` and `IQD`) and changes between browsers. Amounts on
 * the wire must not.
 */
export const OTHER_DECIMALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...OF_NONE.map((code) => [code, 0] as const),
  ...OF_THREE.map((code) => [code, 3] as const),
]);

/** Currencies whose short sign is nobody else's. */
const OWN_SIGNS: readonly string[] = ['EUR', 'GBP', 'INR', 'ILS', 'KRW', 'VND'];

/** Returns which sign of a currency is shown: `£`, which French would write `£GB`, but `$US`. */
export const currencySign = (currency: string): 'narrowSymbol' | 'symbol' =>
  OWN_SIGNS.includes(currency) ? 'narrowSymbol' : 'symbol';

/** Arabic names the country of a sign even where it is nobody else's: `UK£`. @param written by `Intl.NumberFormat` */
export const withOwnSign = (written: string): string => written.replace('UK£', '£');
