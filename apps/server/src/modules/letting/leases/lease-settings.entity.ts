import type { LeaseSettings } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Notice period and deposit of leases in a house. */
@Entity('lease_settings')
export class LeaseSettingsEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @Column('int')
  notice_days!: number;

  @Column('text')
  notice_ends!: LeaseSettings['notice_ends'];

  @Column('int')
  deposit_return_days!: number;

  @Column('int', { default: 1 })
  version!: number;
}
