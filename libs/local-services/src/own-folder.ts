import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder that no other user of the machine reads, or closes one that is there; those above it stay as they are. */
export function ownFolder(folder: string): void {
  // Parents apart: a mode given to a recursive mkdir is given to every folder it makes.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
