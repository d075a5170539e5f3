import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A strike that doesn't count while an appeal against it is open. */
@Entity('suspended_strikes')
export class SuspendedStrikeEntity {
  @PrimaryColumn('uuid')
  entry_id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  roomie_id!: string;

  @Column('text')
  period!: string;
}
