import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inside the database's folder, so that it goes with the database. */
const stampIn = (dataDir: string): string => join(dataDir, 'postgres', 'common-roof.prepared');

/**
 * Whether our own database was prepared by an earlier start with the same build and the same wish for demonstration
 * houses. Asking the database takes two programs, which is most of a second start.
 */
export function isPrepared(dataDir: string, stamp: string): boolean {
  const file = stampIn(dataDir);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Remembers it for the next start. */
export function markPrepared(dataDir: string, stamp: string): void {
  writeFileSync(stampIn(dataDir), stamp);
}
