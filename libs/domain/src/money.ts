import { OTHER_DECIMALS } from '@common-roof/contracts';

/** How many decimals amounts of a currency (ISO 4217) have. */
export const decimalsOf = (currency: string): number => OTHER_DECIMALS[currency] ?? 2;

/** What `Intl.NumberFormat` needs to write amounts of a currency as they are, whatever it knows of it. */
export const currencyStyle = (currency: string) =>
  ({
    style: 'currency',
    currency,
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  }) as const;

/**
 * Minor units to the wire's decimal string, which has the decimals of its currency (ISO 4217): 1250 are `"12.50"` euros,
 * `"1250"` yen and `"1.250"` dinars. @throws RangeError for fractions of a minor unit
 */
export function toWireMoney(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError('Money is a whole number of minor units.');
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return `${minor < 0 ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}

const WIRE = /^(-?)(\d{1,12})(?:\.(\d{2,3}))?$/;

/** Whether it is an amount of a currency (ISO 4217) as the wire has it: with all of its decimals, and no others. */
export const isWireMoney = (wire: string, currency: string): boolean => {
  const match = WIRE.exec(wire);
  return match !== null && (match[3] ?? '').length === decimalsOf(currency);
};

/** The wire's decimal string to minor units of its currency. @throws RangeError for anything that {@link isWireMoney} refuses */
export function fromWireMoney(wire: string, currency: string): number {
  if (!isWireMoney(wire, currency)) throw new RangeError(`Not an amount of ${currency}: ${wire}`);
  const minor = Number(wire.replace('.', ''));
  return minor === 0 ? 0 : minor;
}
