import { currencySign, OTHER_DECIMALS, withOwnSign } from '@common-roof/contracts';

/** Returns how many decimals amounts of a currency (ISO 4217) have. */
export const decimalsOf = (currency: string): number => OTHER_DECIMALS[currency] ?? 2;

/** Returns `Intl.NumberFormat` options that show amounts of a currency exactly, whatever the runtime knows about it. */
const currencyStyle = (currency: string) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: currencySign(currency),
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  }) as const;

/**
 * Formats an amount of a currency: `£620.00`.
 * @param region BCP 47
 * @param more options of `Intl.NumberFormat`
 */
export const moneyText = (
  amount: number,
  currency: string,
  region: string,
  more: Intl.NumberFormatOptions = {},
): string => withOwnSign(new Intl.NumberFormat(region, { ...currencyStyle(currency), ...more }).format(amount));

/**
 * Converts minor units to the wire's decimal string, with the decimals of its currency (ISO 4217): 1250 is `"12.50"`
 * euros, `"1250"` yen or `"1.250"` dinars. @throws RangeError for fractions of a minor unit
 */
export function toWireMoney(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError('Money is a whole number of minor units.');
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return `${minor < 0 ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}

const WIRE = /^(-?)(\d{1,12})(?:\.(\d{2,3}))?$/;

/** Whether a string is a wire amount of a currency (ISO 4217), with exactly that currency's decimals. */
export const isWireMoney = (wire: string, currency: string): boolean => {
  const match = WIRE.exec(wire);
  return match !== null && (match[3] ?? '').length === decimalsOf(currency);
};

/**
 * Converts the wire's decimal string to minor units. @throws RangeError for anything that {@link isWireMoney} rejects
 */
export function fromWireMoney(wire: string, currency: string): number {
  if (!isWireMoney(wire, currency)) throw new RangeError(`Not an amount of ${currency}: ${wire}`);
  const minor = Number(wire.replace('.', ''));
  return minor === 0 ? 0 : minor;
}
