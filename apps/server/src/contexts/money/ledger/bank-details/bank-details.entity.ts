import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The account to which the roomies of a house pay what they owe the homeowner. */
@Entity('bank_details')
export class BankDetailsEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @Column('text', { nullable: true })
  holder!: string | null;

  /** Without spaces. Null, like the holder, when payments are described in another way. */
  @Column('text', { nullable: true })
  iban!: string | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('uuid')
  changed_by!: string;

  @Column('timestamptz')
  changed_at!: Date;
}
