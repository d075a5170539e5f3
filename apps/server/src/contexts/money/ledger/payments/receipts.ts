import { Injectable } from '@nestjs/common';

import { FileStore } from '#kernel/files/file-store.ts';
import { receiptFile } from './receipt-file.ts';
import { ReceiptsRepository } from './receipts.repository.ts';

/** Stores the PDFs of payments. A file is named by its content and never deleted. */
@Injectable()
export class Receipts {
  constructor(
    private readonly rows: ReceiptsRepository,
    private readonly files: FileStore,
  ) {}

  async has(paymentId: string): Promise<boolean> {
    return (await this.rows.find(paymentId)) !== null;
  }

  /** Returns undefined before the receipt exists. @throws 409 when it differs from what was sealed */
  async read(paymentId: string): Promise<Buffer | undefined> {
    const row = await this.rows.find(paymentId);
    return (row && (await this.files.readSealed(receiptFile(row.sha256), row.sha256))) ?? undefined;
  }

  /** Stores the file. Call it before {@link insert}, so that a row never refers to a missing file. */
  async store(content: Buffer, sha256: string): Promise<void> {
    await this.files.write(receiptFile(sha256), content, 'application/pdf');
  }

  async insert(paymentId: string, sha256: string, bytes: number): Promise<void> {
    await this.rows.insert({ payment_id: paymentId, sha256, bytes });
  }
}
