import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Clock } from '#kernel/clock/clock.ts';
import { GuaranteeDocumentEntity } from './guarantee-document.entity.ts';

@Injectable()
export class GuaranteeDocumentsRepository {
  constructor(
    @InjectRepository(GuaranteeDocumentEntity) private readonly documents: Repository<GuaranteeDocumentEntity>,
    private readonly clock: Clock,
  ) {}

  find(guaranteeId: string): Promise<GuaranteeDocumentEntity | null> {
    return this.documents.findOneBy({ guarantee_id: guaranteeId });
  }

  async insert(document: Omit<GuaranteeDocumentEntity, 'made_at'>): Promise<void> {
    await this.documents.insert({ ...document, made_at: this.clock.now() });
  }

  async delete(guaranteeId: string): Promise<void> {
    await this.documents.delete({ guarantee_id: guaranteeId });
  }
}
