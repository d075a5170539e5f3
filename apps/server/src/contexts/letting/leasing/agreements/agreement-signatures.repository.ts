import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { AgreementSignatureEntity } from './agreement-signature.entity.ts';

@Injectable()
export class AgreementSignaturesRepository {
  constructor(
    @InjectRepository(AgreementSignatureEntity) private readonly signatures: Repository<AgreementSignatureEntity>,
  ) {}

  /** Lists signatures in the order in which they were given. */
  listForAgreement(agreementId: string): Promise<AgreementSignatureEntity[]> {
    return this.signatures.find({ where: { agreement_id: agreementId }, order: { signed_at: 'ASC' } });
  }

  async insert(signature: AgreementSignatureEntity): Promise<void> {
    await this.signatures.insert(signature);
  }
}
