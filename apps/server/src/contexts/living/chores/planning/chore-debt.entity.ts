import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A roomie's debt to a house in chores. A negative debt means that they are ahead. */
@Entity('chore_debts')
export class ChoreDebtEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  @Column('bigint')
  units!: string;

  /** Points for turns they missed. */
  @Column('bigint', { default: 0 })
  arrears!: string;

  /** The day from which the roomie gets no turns. Null when they get turns. */
  @Column('date', { nullable: true })
  paused_on!: string | null;

  /** The day on which the roomie was resumed. Turns they failed before it don't count. */
  @Column('date', { nullable: true })
  resumed_on!: string | null;
}
