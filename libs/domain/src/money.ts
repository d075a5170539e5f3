/** Minor units (cents) to the wire's decimal string: `1250` → `"12.50"`. @throws RangeError for fractions of a cent. */
export function toWireMoney(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError('Money is a whole number of minor units.');
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The wire's decimal string to minor units: `"12.50"` → `1250`. @throws RangeError for anything else. */
export function fromWireMoney(wire: string): number {
  const match = /^(-?)(\d{1,12})\.(\d{2})$/.exec(wire);
  if (!match) throw new RangeError(`Not an amount of money: ${wire}`);
  const [, sign = '', whole = '', part = ''] = match;
  const minor = Number(whole) * 100 + Number(part);
  return sign === '-' && minor !== 0 ? -minor : minor;
}
