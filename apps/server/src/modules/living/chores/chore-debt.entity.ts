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
}
