import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { demonstrationKey } from '#kernel/documents/demonstration-key.ts';

const MADE = 'TEST_SEAL_KEY';

/**
 * Making a key of 3,072 bits takes seconds: one is made per run, and every sealing test borrows it.
 * @param folder that is empty
 */
export async function makeSealKey(folder: string): Promise<void> {
  process.env[MADE] = (await demonstrationKey(folder, new Date())).file;
}

function madeKey(): string {
  const made = process.env[MADE];
  if (!made) throw new Error(`${MADE} is not set: run the suite through its npm script.`);
  return made;
}

/** The name of the key in the folder of an application. */
export const sealKeyName = (): string => basename(madeKey());

/** Puts the key of this run where an application with that folder looks for its own. */
export async function lendSealKey(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await copyFile(madeKey(), join(dataDir, sealKeyName()));
}
