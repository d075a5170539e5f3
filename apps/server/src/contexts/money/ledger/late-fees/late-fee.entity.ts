import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The late fee of a rent, from its warning on. Whether it applies follows from rules and payments. */
@Entity('late_fees')
export class LateFeeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  tenancy_id!: string;

  @Column('uuid')
  agreement_id!: string;

  /** Names the rent within its lease: `YYYY-MM` of a month, else its first day. */
  @Column('text')
  due!: string;

  /** ISO date. */
  @Column('date')
  warned_on!: string;

  @Column('timestamptz', { nullable: true })
  waived_at!: Date | null;
}
