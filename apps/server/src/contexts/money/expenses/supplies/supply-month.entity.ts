import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's totals of a month's supplies. */
@Entity('supply_months')
export class SupplyMonthEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  /** `YYYY-MM` */
  @PrimaryColumn('text')
  month!: string;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  /** In minor units, like the share. */
  @Column('bigint')
  bought_minor!: string;

  @Column('bigint')
  share_minor!: string;

  @Column('int')
  purchases!: number;
}
