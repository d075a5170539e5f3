import { Injectable } from '@nestjs/common';

import { FileStore } from '../../../platform/files/file-store.ts';
import { receiptFile } from './receipt-file.ts';
import { ReceiptsRepository } from './receipts.repository.ts';

/** The PDFs of payments. A file is named by its content and never taken away. */
@Injectable()
export class Receipts {
  constructor(
    private readonly rows: ReceiptsRepository,
    private readonly files: FileStore,
  ) {}

  async has(paymentId: string): Promise<boolean> {
    return (await this.rows.find(paymentId)) !== null;
  }

  /** Undefined while there is none. @throws 409 where it is not as it was sealed */
  async read(paymentId: string): Promise<Buffer | undefined> {
    const row = await this.rows.find(paymentId);
    return (row && (await this.files.readSealed(receiptFile(row.sha256), row.sha256))) ?? undefined;
  }

  /** Before {@link insert}: a row never names what is not there. */
  async store(content: Buffer, sha256: string): Promise<void> {
    await this.files.write(receiptFile(sha256), content, 'application/pdf');
  }

  async insert(paymentId: string, sha256: string, bytes: number): Promise<void> {
    await this.rows.insert({ payment_id: paymentId, sha256, bytes });
  }
}
