import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What supplies were for somebody in a month. */
@Entity('supply_months')
export class SupplyMonthEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  /** `YYYY-MM` */
  @PrimaryColumn('text')
  month!: string;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  /** In minor units, as the share. */
  @Column('bigint')
  bought_minor!: string;

  @Column('bigint')
  share_minor!: string;

  @Column('int')
  purchases!: number;
}
