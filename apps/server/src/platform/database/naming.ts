/** Money and counters come back from PostgreSQL's bigint as text. */
export const toNumber = (value: string | number): number => Number(value);

/** Row timestamps (`Date`) to the wire. */
export const toTimestamp = (value: Date): string => value.toISOString();
export const toTimestampOrNull = (value: Date | null): string | null => (value === null ? null : value.toISOString());
