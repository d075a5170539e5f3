import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Clock } from '#kernel/clock/clock.ts';
import { AgreementDocumentEntity } from './agreement-document.entity.ts';

@Injectable()
export class AgreementDocumentsRepository {
  constructor(
    @InjectRepository(AgreementDocumentEntity) private readonly documents: Repository<AgreementDocumentEntity>,
    private readonly clock: Clock,
  ) {}

  /** @param signatures which document; any when omitted */
  has(agreementId: string, signatures?: number): Promise<boolean> {
    const which = signatures === undefined ? {} : { signatures };
    return this.documents.existsBy({ agreement_id: agreementId, ...which });
  }

  newest(agreementId: string): Promise<AgreementDocumentEntity | null> {
    return this.documents.findOne({ where: { agreement_id: agreementId }, order: { signatures: 'DESC' } });
  }

  async insert(document: Omit<AgreementDocumentEntity, 'made_at'>): Promise<void> {
    await this.documents.insert({ ...document, made_at: this.clock.now() });
  }
}
