import { documentWords } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { PdfSeal } from '#kernel/documents/pdf-seal.ts';
import { Pdf } from '#kernel/documents/pdf.ts';
import { AgreementDocuments } from './agreement-documents.ts';
import { AgreementRecord, BY_ITSELF } from './agreement-record.ts';
import { AgreementCountersigned, AgreementSealed, AgreementSigned } from './agreements.events.ts';
import { AgreementsRepository } from './agreements.repository.ts';
import { printedAgreement } from './printed-agreement.ts';
import { sha256 } from './signed-hashes.ts';
import { SignAgreementService } from './sign-agreement.service.ts';

const PRINT = { queue: 'integration', effect: 'outside' } as const;

/** Makes the PDF of a signed agreement in the worker, and again after the countersignature. */
@Injectable()
export class PrintAgreementService {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly signing: SignAgreementService,
    private readonly documents: AgreementDocuments,
    private readonly record: AgreementRecord,
    private readonly pdf: Pdf,
    private readonly seal: PdfSeal,
    private readonly outbox: Outbox,
  ) {}

  /** Prints the agreement with all its signatures, unless that document exists. */
  @EventHandler([AgreementSigned, AgreementCountersigned], {
    id: 'print-agreement',
    formerIds: ['print-signed-agreement', 'print-countersigned-agreement'],
    ...PRINT,
  })
  async print({ agreement_id: id }: Pick<EventOf<typeof AgreementSigned>, 'agreement_id'>): Promise<void> {
    const row = await this.agreements.findWhole(id);
    const [first, ...more] = await this.signing.listSignatures(id);
    if (!row || !first || (await this.documents.has(id, 1 + more.length))) return;
    const printed = printedAgreement(row, [first, ...more], await this.record.listLines(id));
    const { reason } = documentWords[row.language];
    const content = await this.seal.seal(await this.pdf.print(printed), { date: printed.date, reason });
    const digest = sha256(content);
    await this.documents.store(content, digest);
    await this.database.transaction(async () => {
      // Another worker that took this one for dead may have been faster.
      await this.agreements.lock(id);
      if (!(await this.documents.insert(id, 1 + more.length, digest, content.length))) return;
      await this.record.append('sealed', row, BY_ITSELF, { signatures: 1 + more.length, pdf_sha256: digest });
      await this.outbox.append(AgreementSealed, { agreement_id: id });
    });
  }
}
