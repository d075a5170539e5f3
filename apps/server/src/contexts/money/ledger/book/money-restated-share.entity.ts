import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's share before and after it was recalculated. */
@Entity('money_restated_shares')
export class MoneyRestatedShareEntity {
  @PrimaryColumn('uuid')
  restatement_id!: string;

  @Column('text')
  subject_kind!: 'variable_cost' | 'supply' | 'lease';

  @PrimaryColumn('uuid')
  subject_id!: string;

  /** The month of the due, if one subject has several. */
  @PrimaryColumn('text', { default: '' })
  part!: string;

  @PrimaryColumn('uuid')
  person_id!: string;

  /** How often it has been posted, including this time. */
  @Column('int')
  version!: number;

  /** In minor units. */
  @Column('bigint')
  before_minor!: string;

  @Column('bigint')
  after_minor!: string;

  /** The facts of the share, as its journal has them. */
  @Column('jsonb')
  facts!: Record<string, unknown>;
}
