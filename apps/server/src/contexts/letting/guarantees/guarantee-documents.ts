import { Injectable } from '@nestjs/common';

import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { FileStore } from '#kernel/files/file-store.ts';
import { GuaranteeDocumentsRepository } from './guarantee-documents.repository.ts';
import { guaranteeFile } from './guarantee-file.ts';
import type { GuaranteeRow } from './guarantees.repository.ts';

/** The PDFs of signed guarantees. A file is named by its content. */
@Injectable()
export class GuaranteeDocuments {
  constructor(
    private readonly rows: GuaranteeDocumentsRepository,
    private readonly files: FileStore,
  ) {}

  async has(id: string): Promise<boolean> {
    return (await this.rows.find(id)) !== null;
  }

  /**
   * @throws 404 for a guarantee that isn't signed, or whose guarantor is forgotten; 409 while there is no PDF, or when
   * its content is not what was sealed
   */
  async read({ id, signed_at, name }: Pick<GuaranteeRow, 'id' | 'signed_at' | 'name'>) {
    if (signed_at === null || name === '') throw notFound();
    const row = await this.rows.find(id);
    const content = row && (await this.files.readSealed(guaranteeFile(row.sha256), row.sha256));
    if (!content) throw new DomainError('conflict', { detail: 'The document is being made. Try again in a moment.' });
    return { name: `guarantee-${id}`, content };
  }

  /** Runs before {@link insert}: a row never names a file that does not exist. */
  async store(content: Buffer, sha256: string): Promise<void> {
    await this.files.write(guaranteeFile(sha256), content, 'application/pdf');
  }

  insert(id: string, sha256: string, bytes: number): Promise<void> {
    return this.rows.insert({ guarantee_id: id, sha256, bytes });
  }

  /** Deletes the file first: a row that is left over is deleted the next time. */
  async forget(id: string): Promise<void> {
    const row = await this.rows.find(id);
    if (!row) return;
    await this.files.delete(guaranteeFile(row.sha256));
    await this.rows.delete(id);
  }
}
