import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates a folder only this user can read, or restricts an existing one; parent folders stay as they are. */
export function ownFolder(folder: string): void {
  // Parents are created separately, because a recursive mkdir applies its mode to every folder it creates.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
