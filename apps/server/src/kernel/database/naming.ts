/** Row timestamps (`Date`) to the wire. */
export const toTimestamp = (value: Date): string => value.toISOString();
export const toTimestampOrNull = (value: Date | null): string | null => (value === null ? null : value.toISOString());
