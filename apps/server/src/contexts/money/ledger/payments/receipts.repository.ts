import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Clock } from '#kernel/clock/clock.ts';
import { PaymentReceiptEntity } from './payment-receipt.entity.ts';

@Injectable()
export class ReceiptsRepository {
  constructor(
    @InjectRepository(PaymentReceiptEntity) private readonly receipts: Repository<PaymentReceiptEntity>,
    private readonly clock: Clock,
  ) {}

  find(paymentId: string): Promise<PaymentReceiptEntity | null> {
    return this.receipts.findOneBy({ payment_id: paymentId });
  }

  async insert(receipt: Omit<PaymentReceiptEntity, 'made_at'>): Promise<void> {
    await this.receipts.insert({ ...receipt, made_at: this.clock.now() });
  }
}
