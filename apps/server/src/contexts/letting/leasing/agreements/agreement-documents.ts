import { Injectable } from '@nestjs/common';

import { FileStore } from '#kernel/files/file-store.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { agreementFile } from './agreement-file.ts';
import { AgreementDocumentsRepository } from './agreement-documents.repository.ts';

/** The PDFs of signed agreements. A file is named by its content and never deleted. */
@Injectable()
export class AgreementDocuments {
  constructor(
    private readonly documents: AgreementDocumentsRepository,
    private readonly files: FileStore,
  ) {}

  /** @param signatures which document; any when omitted */
  has(agreementId: string, signatures?: number): Promise<boolean> {
    return this.documents.has(agreementId, signatures);
  }

  /** Reads the newest document. @throws 409 while there is none, or when its content is not what was sealed */
  async read(agreementId: string): Promise<Buffer> {
    const newest = await this.documents.newest(agreementId);
    const content = newest && (await this.files.readSealed(agreementFile(newest.sha256), newest.sha256));
    if (!content) throw new DomainError('conflict', { detail: 'The document is being made. Try again in a moment.' });
    return content;
  }

  /** Runs before {@link insert}: a row never names a file that does not exist. */
  async store(content: Buffer, sha256: string): Promise<void> {
    await this.files.write(agreementFile(sha256), content, 'application/pdf');
  }

  /** @returns false when the document exists already */
  async insert(agreementId: string, signatures: number, sha256: string, bytes: number): Promise<boolean> {
    if (await this.documents.has(agreementId, signatures)) return false;
    await this.documents.insert({ agreement_id: agreementId, signatures, sha256, bytes });
    return true;
  }
}
