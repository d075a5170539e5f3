import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { FileStore } from '../../../platform/files/file-store.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { AgreementDocumentEntity } from './agreement-document.entity.ts';

/** The PDFs of signed agreements. A file is named by its content and never taken away. */
@Injectable()
export class AgreementDocuments {
  constructor(
    @InjectRepository(AgreementDocumentEntity) private readonly documents: Repository<AgreementDocumentEntity>,
    private readonly files: FileStore,
  ) {}

  has(agreementId: string): Promise<boolean> {
    return this.documents.existsBy({ agreement_id: agreementId });
  }

  /** The newest. @throws 409 while there is none */
  async read(agreementId: string): Promise<Buffer> {
    const newest = await this.documents.findOne({
      where: { agreement_id: agreementId },
      order: { signatures: 'DESC' },
    });
    const content = newest && (await this.files.read(fileOf(newest.sha256)));
    if (!content) throw new DomainError('conflict', { detail: 'The document is being made. Try again in a moment.' });
    return content;
  }

  /** The file first: a row never names what is not there. */
  async keep(agreementId: string, signatures: number, content: Buffer, sha256: string): Promise<void> {
    await this.files.put(fileOf(sha256), content, 'application/pdf');
    await this.documents.insert({ agreement_id: agreementId, signatures, sha256, bytes: content.length });
  }
}

const fileOf = (sha256: string): string => `agreements/${sha256}.pdf`;
