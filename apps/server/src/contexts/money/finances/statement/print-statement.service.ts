import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Pdf } from '#kernel/documents/pdf.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { AccountConcurrencyLimiter } from '#kernel/rate-limits/account-concurrency-limiter.ts';
import { printedStatement } from './printed-statement.ts';
import { type StatementQuery, YearlyStatementService } from './yearly-statement.service.ts';

/** Printing a document takes about 17 MB. */
const PRINTING = { atOnce: 2, mostWaiting: 20, ofOne: { atOnce: 1, mostWaiting: 2 } };

/** Prints yearly statements. They follow from rows that can change, so they carry no seal. */
@Injectable()
export class PrintYearlyStatementService {
  private readonly printing = new AccountConcurrencyLimiter(PRINTING);

  constructor(
    private readonly statements: YearlyStatementService,
    private readonly pdf: Pdf,
    private readonly clock: Clock,
  ) {}

  /** @throws as {@link YearlyStatementService.get}; 429 or 503 when too many are being printed */
  async print(actor: Actor, query: StatementQuery, reader: Reader): Promise<{ name: string; content: Buffer }> {
    const statement = await this.statements.get(actor, query);
    const printed = printedStatement(statement, reader, this.clock.now());
    const content = await this.printing.run(actor.accountId, () => this.pdf.print(printed));
    return { name: `statement-${statement.from}`, content };
  }
}
