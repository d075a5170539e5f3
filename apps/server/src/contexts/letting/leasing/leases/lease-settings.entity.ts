import type { LeaseSettings } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Notice period, deposit and rent of leases in a house. */
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

  @Column('text', { default: 'ends' })
  fixed_term!: LeaseSettings['fixed_term'];

  @Column('int', { default: 1 })
  rent_due_day!: number;

  @Column('jsonb', { default: '{"after": [3, 10, 20], "before": [3], "on_the_day": true}' })
  rent_reminders!: LeaseSettings['rent_reminders'];

  @Column('jsonb', { default: '{"months": 12, "notice_days": 60, "most_percent": null}' })
  rent_increase!: LeaseSettings['rent_increase'];

  @Column('int', { default: 1 })
  version!: number;
}
