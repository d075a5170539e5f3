import { hasTooManyMarks, LIMITS } from '@common-roof/contracts';

import { decodeText } from '#kernel/csv/decode-text.ts';
import { type BankFile, type BankFileContext, BankFileRefused } from './bank-file.ts';
import { readBankCsv } from './read-bank-csv.ts';
import { readCamt } from './read-camt.ts';
import { readMt940 } from './read-mt940.ts';

/**
 * Reads a bank statement: camt (ISO 20022), MT940 (SWIFT), or a table. The content decides what it is, not the name.
 * @throws BankFileRefused
 */
export function readBankFile(bytes: Buffer, context: BankFileContext): BankFile {
  const text = decodeText(bytes)?.replace(/^\ufeff/, '');
  if (text === undefined) throw new BankFileRefused('encoding');
  if (text.trim() === '') throw new BankFileRefused('empty');
  if (hasTooManyMarks(text)) throw new BankFileRefused('marks');
  if (text.trimStart().startsWith('<')) return readCamt(text, LIMITS.bankEntries);
  if (/^(\{1:.*\{4:\s*)?:20:/m.test(text) && /^:6[01][FM]?:/m.test(text)) return readMt940(text, LIMITS.bankEntries);
  return readBankCsv(bytes, context, LIMITS.bankEntries);
}
