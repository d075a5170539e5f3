/** Returns the SQLSTATE of a failed query, wherever TypeORM put it. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('driverError' in error) return sqlState(error.driverError);
  return undefined;
}
