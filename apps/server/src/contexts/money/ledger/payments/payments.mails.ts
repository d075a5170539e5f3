import { paymentReceipt } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '#kernel/mail/composers.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { Receipts } from './receipts.ts';

const LATEST_MS = 30 * 86_400_000;

export const RECEIPT_MAIL = 'payment-receipt';

/** E-mails the receipt to the person who paid. */
@Injectable()
export class PaymentsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly payments: PaymentsRepository,
    private readonly receipts: Receipts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount(RECEIPT_MAIL, (email) => this.compose(email));
  }

  /**
   * Returns nothing for a payment that has been reversed, or that was entered so long ago that an e-mail would confuse
   * its reader.
   */
  private async compose({ data, reader }: AccountEmail): Promise<ComposedEmail | null> {
    const row = await this.payments.find(String(data['payment_id']));
    if (row && this.clock.now().getTime() - row.entered_at.getTime() > LATEST_MS) return null;
    const content = row && (await this.receipts.read(row.id));
    if (row?.voided_at !== null || !content) return null;
    const { roomie: firstName, homeowner, house, paid_on: day } = row;
    const amount = { minor: Number(row.amount_minor), currency: row.currency };
    return {
      ...paymentReceipt({ firstName, homeowner, house, day, amount }, reader),
      attachments: [{ filename: `receipt-${row.paid_on}.pdf`, contentType: 'application/pdf', content }],
    };
  }
}
