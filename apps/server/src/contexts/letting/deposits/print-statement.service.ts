import { statementWords } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { PdfSeal } from '#kernel/documents/pdf-seal.ts';
import { Pdf } from '#kernel/documents/pdf.ts';
import { BY_ITSELF, sha256 } from '#contexts/letting/leasing/index.ts';
import { ChangeDeposit } from './change-deposit.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import { DepositRecord } from './deposit-record.ts';
import { DepositSettled, DisputeAnswered, StatementMade } from './deposits.events.ts';
import { DepositsRepository } from './deposits.repository.ts';
import { printedStatement } from './printed-statement.ts';
import { Statements } from './statements.ts';

const PRINT = { queue: 'integration', effect: 'outside' } as const;

/** Makes the PDF of a settlement in the worker, and again when an answer changes it. */
@Injectable()
export class PrintStatementService {
  constructor(
    private readonly database: Database,
    private readonly deposits: DepositsRepository,
    private readonly deductions: DeductionsRepository,
    private readonly statements: Statements,
    private readonly changing: ChangeDeposit,
    private readonly record: DepositRecord,
    private readonly pdf: Pdf,
    private readonly seal: PdfSeal,
  ) {}

  /** Prints the current edition of the settlement, unless it exists or the deposit is still held. */
  @EventHandler([DepositSettled, DisputeAnswered], {
    id: 'print-deposit-statement',
    formerIds: ['print-settled-deposit', 'print-answered-deposit'],
    ...PRINT,
  })
  async print({ deposit_id: id }: Pick<EventOf<typeof DepositSettled>, 'deposit_id'>): Promise<void> {
    const row = await this.deposits.find(id);
    if (!row || row.state === 'held' || (await this.statements.has(id, row.edition))) return;
    const printed = printedStatement(row, await this.deductions.listForDeposit(id), await this.record.listLines(id));
    const { reason } = statementWords[row.language];
    const content = await this.seal.seal(await this.pdf.print(printed), { date: printed.date, reason });
    const digest = sha256(content);
    await this.statements.store(content, digest);
    await this.database.transaction(async () => {
      // Another worker that took this one for dead may have been faster, or an answer made a new edition.
      const now = await this.changing.locked(id);
      if (now.edition !== row.edition || (await this.statements.has(id, row.edition))) return;
      await this.statements.insert(id, row.edition, digest, content.length);
      await this.record.append('sealed', id, BY_ITSELF, { edition: row.edition, pdf_sha256: digest });
      await this.changing.publish(StatementMade, row, BY_ITSELF);
    });
  }
}
