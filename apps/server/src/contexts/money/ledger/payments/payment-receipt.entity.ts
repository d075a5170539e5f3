import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sealed PDF receipt of a payment. */
@Entity('payment_receipts')
export class PaymentReceiptEntity {
  @PrimaryColumn('uuid')
  payment_id!: string;

  /** Hash of the file, which is stored under it. */
  @Column('text')
  sha256!: string;

  @Column('int')
  bytes!: number;

  @Column('timestamptz', { default: () => 'now()' })
  made_at!: Date;
}
