import type { WeeklyWindow } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When rooms of a house can be shown. */
@Entity('showing_settings')
export class ShowingSettingsEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @Column('jsonb')
  windows!: WeeklyWindow[];

  @Column('int')
  minutes!: number;

  @Column('int')
  buffer_minutes!: number;

  @Column('int')
  notice_hours!: number;

  @Column('int', { default: 1 })
  version!: number;
}
