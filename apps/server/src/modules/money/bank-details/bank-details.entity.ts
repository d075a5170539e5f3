import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where what is owed to the homeowner of a house is paid to. */
@Entity('bank_details')
export class BankDetailsEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @Column('text', { nullable: true })
  holder!: string | null;

  /** Without blanks; null, as the holder: it is said in another way. */
  @Column('text', { nullable: true })
  iban!: string | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('uuid')
  changed_by!: string;

  @Column('timestamptz')
  changed_at!: Date;
}
