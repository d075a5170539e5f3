import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sealed PDF of a payment. */
@Entity('payment_receipts')
export class PaymentReceiptEntity {
  @PrimaryColumn('uuid')
  payment_id!: string;

  /** Of the file, by which it is stored. */
  @Column('text')
  sha256!: string;

  @Column('int')
  bytes!: number;

  @Column('timestamptz', { default: () => 'now()' })
  made_at!: Date;
}
