const OF_TWO = [
  ...['EUR', 'GBP', 'USD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'CAD', 'AUD', 'NZD'],
  ...['ZAR', 'INR', 'SGD', 'HKD', 'MXN', 'BRL', 'AED', 'ILS'],
] as const;
const OF_NONE = ['JPY', 'KRW', 'CLP', 'ISK', 'VND', 'PYG', 'UGX', 'RWF', 'XAF', 'XOF', 'XPF'] as const;
const OF_THREE = ['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD'] as const;

/** ISO 4217 codes of the currencies that a house can have. */
export const CURRENCIES = [...OF_TWO, ...OF_NONE, ...OF_THREE] as const;

/**
 * How many decimals amounts of a currency have; two of one that is not named. It is a table, as what `Intl` knows is how people
 * write amounts, which is not always what ISO 4217 says they are (of `HUF` and `IQD` it shows none), and changes with each browser:
 * amounts on the wire must not.
 */
export const OTHER_DECIMALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...OF_NONE.map((code) => [code, 0] as const),
  ...OF_THREE.map((code) => [code, 3] as const),
]);
