import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { PaymentReceiptEntity } from './payment-receipt.entity.ts';

@Injectable()
export class ReceiptsRepository {
  constructor(@InjectRepository(PaymentReceiptEntity) private readonly receipts: Repository<PaymentReceiptEntity>) {}

  find(paymentId: string): Promise<PaymentReceiptEntity | null> {
    return this.receipts.findOneBy({ payment_id: paymentId });
  }

  async add(receipt: Omit<PaymentReceiptEntity, 'made_at'>): Promise<void> {
    await this.receipts.insert(receipt);
  }
}
