import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody owes a house in chores; below nothing: they are ahead. */
@Entity('chore_debts')
export class ChoreDebtEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  @Column('bigint')
  units!: string;

  /** For turns that they missed. */
  @Column('bigint', { default: 0 })
  arrears!: string;

  /** Since when they are given no turns; null: they are given some. */
  @Column('date', { nullable: true })
  paused_on!: string | null;

  /** When they were given turns again: what they failed before does not count. */
  @Column('date', { nullable: true })
  resumed_on!: string | null;
}
