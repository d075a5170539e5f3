import { z } from 'zod';

/** What encrypts a backup: a passphrase, or a recipient of age (`age1…`). */
export const backupPassphrase = z.string().min(12);
export const backupRecipient = z.string().startsWith('age1');
