import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody bore of something before it was recalculated, and bears since. */
@Entity('money_restated_shares')
export class MoneyRestatedShareEntity {
  @PrimaryColumn('uuid')
  restatement_id!: string;

  @Column('text')
  subject_kind!: 'variable_cost' | 'supply' | 'lease';

  @PrimaryColumn('uuid')
  subject_id!: string;

  /** Where one subject has several dues, the month of it. */
  @PrimaryColumn('text', { default: '' })
  part!: string;

  @PrimaryColumn('uuid')
  person_id!: string;

  /** How often it has been written down with that. */
  @Column('int')
  version!: number;

  /** In minor units. */
  @Column('bigint')
  before_minor!: string;

  @Column('bigint')
  after_minor!: string;

  /** What it is of, as its journal has it. */
  @Column('jsonb')
  facts!: Record<string, unknown>;
}
