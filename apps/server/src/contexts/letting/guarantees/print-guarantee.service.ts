import { guaranteeWords } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { PdfSeal } from '#kernel/documents/pdf-seal.ts';
import { Pdf } from '#kernel/documents/pdf.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { sha256 } from '#contexts/letting/leasing/index.ts';
import { GuaranteeDocuments } from './guarantee-documents.ts';
import { GuaranteeRecord } from './guarantee-record.ts';
import { aboutGuarantee, GuaranteeSealed, GuaranteeSigned } from './guarantees.events.ts';
import { type GuaranteeRow, GuaranteesRepository } from './guarantees.repository.ts';
import { printedGuarantee, type SignedGuarantee } from './printed-guarantee.ts';

/** Makes the PDF of a signed guarantee in the worker. */
@Injectable()
export class PrintGuaranteeService {
  constructor(
    private readonly database: Database,
    private readonly guarantees: GuaranteesRepository,
    private readonly documents: GuaranteeDocuments,
    private readonly record: GuaranteeRecord,
    private readonly pdf: Pdf,
    private readonly seal: PdfSeal,
    private readonly outbox: Outbox,
  ) {}

  /** Prints it unless the document exists. */
  @EventHandler(GuaranteeSigned, { id: 'print-guarantee', queue: 'integration', effect: 'outside' })
  async print({ guarantee_id: id }: EventOf<typeof GuaranteeSigned>): Promise<void> {
    const row = await this.guarantees.find(id);
    if (!row || !isSigned(row) || (await this.documents.has(id))) return;
    const printed = printedGuarantee(row, await this.record.listLines(id));
    const { sealReason: reason } = guaranteeWords[row.language];
    const content = await this.seal.seal(await this.pdf.print(printed), { date: printed.date, reason });
    const digest = sha256(content);
    await this.documents.store(content, digest);
    await this.database.transaction(async () => {
      // Another worker that took this one for dead may have been faster.
      await this.guarantees.lock(id);
      if (await this.documents.has(id)) return;
      await this.documents.insert(id, digest, content.length);
      await this.record.append(id, { step: 'sealed', pdf_sha256: digest }, null);
      await this.outbox.append(GuaranteeSealed, aboutGuarantee(row));
    });
  }
}

const isSigned = (row: GuaranteeRow): row is SignedGuarantee =>
  row.signed_at !== null && row.signature !== null && row.name !== '';
