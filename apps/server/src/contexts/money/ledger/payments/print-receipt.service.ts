import { receiptWords } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import { PdfSeal } from '#kernel/documents/pdf-seal.ts';
import { Pdf } from '#kernel/documents/pdf.ts';
import { BY_ITSELF } from '#contexts/letting/leasing/index.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { PaymentRecord } from './payment-record.ts';
import { PaymentEntered, ReceiptMade } from './payments.events.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { printedReceipt } from './printed-receipt.ts';
import { Receipts } from './receipts.ts';

/** Prints the receipt of a payment, in the worker. */
@Injectable()
export class PrintReceiptService {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly receipts: Receipts,
    private readonly ledger: Ledger,
    private readonly record: PaymentRecord,
    private readonly outbox: Outbox,
    private readonly pdf: Pdf,
    private readonly seal: PdfSeal,
  ) {}

  /** Does nothing when the receipt exists or the payment has been reversed. */
  @EventHandler(PaymentEntered, { id: 'print-receipt', queue: 'integration', effect: 'outside' })
  async print({ payment_id: id }: EventOf<typeof PaymentEntered>): Promise<void> {
    const row = await this.payments.find(id);
    if (row?.voided_at !== null || (await this.receipts.has(id))) return;
    const printed = printedReceipt(row);
    const { reason } = receiptWords[row.language];
    const content = await this.seal.seal(await this.pdf.print(printed), { date: printed.date, reason });
    const digest = sha256(content);
    await this.receipts.store(content, digest);
    await this.database.transaction(async () => {
      // Another worker that believed this one dead may have been faster, or the payment may have been reversed since.
      await this.ledger.lock(row.house_id);
      const now = await this.payments.find(id);
      if (now?.voided_at !== null || (await this.receipts.has(id))) return;
      await this.receipts.insert(id, digest, content.length);
      await this.record.append('sealed', id, BY_ITSELF, { pdf_sha256: digest });
      const { house_id, roomie_id } = row;
      await this.outbox.append(ReceiptMade, { payment_id: id, house_id, roomie_id, actor_id: null });
    });
  }
}
