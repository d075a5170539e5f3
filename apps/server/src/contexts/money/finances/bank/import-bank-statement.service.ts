import { type CallResponse, type importBankStatement, LIMITS, type ParsedInput } from '@common-roof/contracts';
import { BANK_ENTRY_KEPT_DAYS, dayIn, plusDays } from '@common-roof/domain';
import type { ProblemText } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { LinkSecrets } from '#kernel/crypto/link-secrets.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { BankEntriesChanged } from './bank.events.ts';
import { BankEntriesRepository } from './bank-entries.repository.ts';
import { BankPeopleRepository } from './bank-people.repository.ts';
import { type BankFile, type BankFileContext, type BankFileFault, BankFileRefused } from './files/bank-file.ts';
import { readBankFile } from './files/read-bank-file.ts';
import { fingerprintsOf } from './fingerprints.ts';

type Result = CallResponse<typeof importBankStatement>;

const ACCOUNT_SHOWN = 4;
/** The shortest account that isn't a placeholder. */
const ACCOUNT_LENGTH = 6;

/** Takes what came in from a homeowner's bank statement. */
@Injectable()
export class ImportBankStatementService {
  constructor(
    private readonly database: Database,
    private readonly entries: BankEntriesRepository,
    private readonly people: BankPeopleRepository,
    private readonly secrets: LinkSecrets,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds what isn't there yet. What went out is counted and not kept.
   * @throws 409 when there are too many entries; 422 for a file that can't be read, or doesn't say its currency
   */
  async importFile(
    { accountId }: Pick<Actor, 'accountId'>,
    { file, currency }: ParsedInput<typeof importBankStatement>['body'],
  ): Promise<Result> {
    await this.limits.consume('imports', accountId);
    const now = this.clock.now();
    const { currencies, timeZone } = await this.people.findPlaces(accountId);
    const [only, ...others] = currencies;
    const today = dayIn(timeZone, now);
    const assumed = currency ?? (others.length === 0 ? (only ?? null) : null);
    const read = readOrRefuse(Buffer.from(file, 'base64'), { currency: assumed, today });
    const inHouses = read.lines.filter((line) => currencies.includes(line.currency));
    const lines = inHouses.filter(({ bookedOn }) => bookedOn >= plusDays(today, -BANK_ENTRY_KEPT_DAYS));
    const fingerprints = fingerprintsOf(lines);
    const added = await this.database.transaction(async () => {
      if ((await this.entries.count(accountId)) + lines.length > LIMITS.bankEntriesKept) {
        throw new DomainError('conflict', { detail: 'There are too many payments from bank statements.' });
      }
      const rows = lines.map(({ bookedOn, minor, currency: unit, payer, account, words }, at) => ({
        booked_on: bookedOn,
        minor,
        currency: unit,
        payer,
        account_end: account.length < ACCOUNT_LENGTH ? '' : account.slice(-ACCOUNT_SHOWN),
        account_key: account.length < ACCOUNT_LENGTH ? null : this.secrets.secretOf('bank', `${accountId}:${account}`),
        words,
        fingerprint: fingerprints[at] ?? '',
      }));
      const count = await this.entries.insert(accountId, rows, now);
      if (count > 0) await this.outbox.append(BankEntriesChanged, { homeowner_id: accountId });
      return count;
    });
    return {
      form: read.form,
      added,
      known: lines.length - added,
      outgoing: read.outgoing,
      pending: read.pending,
      unread: read.unread,
      other_currency: read.lines.length - inHouses.length,
      old: inHouses.length - lines.length,
    };
  }
}

const SAID: Readonly<Record<BankFileFault, ProblemText>> = {
  empty: 'This file is empty.',
  encoding: 'We can’t read this file. Choose CAMT, MT940 or CSV when you download it from your bank.',
  form: 'This file is no bank statement. Choose CAMT, MT940 or CSV when you download it from your bank.',
  headers: 'We don’t recognise the headers in this file.',
  broken: 'This file is damaged. Download it from your bank again.',
  too_long: 'This file has more than 2,000 payments. Download fewer days at once.',
  marks: 'Use at most 30 accents on one letter.',
  currency: 'This file doesn’t say its currency. Choose it.',
};

function readOrRefuse(bytes: Buffer, context: BankFileContext): BankFile {
  try {
    return readBankFile(bytes, context);
  } catch (error) {
    if (!(error instanceof BankFileRefused)) throw error;
    throw unacceptable(error.fault === 'currency' ? 'currency' : 'file', SAID[error.fault]);
  }
}
