import type { BankForm } from '@common-roof/contracts';

/** Incoming money in a bank statement. */
export interface BankLine {
  /** ISO date. */
  readonly bookedOn: string;
  /** In minor units; positive. */
  readonly minor: number;
  readonly currency: string;
  /** Empty: the bank doesn't say. */
  readonly payer: string;
  /** The payer's account in upper case without spaces. Empty: the bank doesn't say. */
  readonly account: string;
  readonly words: string;
}

/** What a bank statement has. */
export interface BankFile {
  readonly form: BankForm;
  readonly lines: readonly BankLine[];
  /** How many lines are outgoing money, or money that came back. */
  readonly outgoing: number;
  /** How many lines aren't booked yet. */
  readonly pending: number;
  /** How many lines say no day or amount. */
  readonly unread: number;
}

/** What a file doesn't say itself. */
export interface BankFileContext {
  /** For files without a currency; null: not known. */
  readonly currency: string | null;
  /** ISO date. */
  readonly today: string;
}

/** Why a file can't be read. */
export type BankFileFault = 'empty' | 'encoding' | 'form' | 'headers' | 'broken' | 'too_long' | 'marks' | 'currency';

/** Stops reading a file. */
export class BankFileRefused extends Error {
  readonly fault: BankFileFault;

  constructor(fault: BankFileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Lines of a file that count, and a limit for them. */
export class BankLines {
  readonly lines: BankLine[] = [];
  outgoing = 0;
  pending = 0;
  unread = 0;
  private count = 0;

  constructor(private readonly most: number) {}

  /** Notes another line of the file. @throws BankFileRefused for one too many */
  begin(): void {
    this.count += 1;
    if (this.count > this.most) throw new BankFileRefused('too_long');
  }

  take(form: BankForm): BankFile {
    const { lines, outgoing, pending, unread } = this;
    return { form, lines, outgoing, pending, unread };
  }
}

/** The wire's maximum amount, in any currency. */
export const MAX_MINOR = 9_999_999_999;
const MOST_PAYER = 140;
const MOST_WORDS = 300;
const MOST_ACCOUNT = 34;
/** Control and format characters, such as those that reverse the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

const cleaned = (text: string, most: number): string => {
  const one = text.normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  return one.length <= most ? one : `${one.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
};

/** Returns a line with texts that can be stored and shown. */
export const toBankLine = (line: BankLine): BankLine => ({
  ...line,
  payer: cleaned(line.payer, MOST_PAYER),
  words: cleaned(line.words, MOST_WORDS),
  account: line.account
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, MOST_ACCOUNT),
});

/** Joins what a bank says in several fields, each once. */
export const joined = (parts: readonly (string | undefined)[]): string => {
  const said: string[] = [];
  for (const part of parts) {
    const text = (part ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text !== '' && !/^NOT ?PROVIDED$/i.test(text) && !said.some((each) => each.includes(text))) said.push(text);
  }
  return said.join(' ');
};
