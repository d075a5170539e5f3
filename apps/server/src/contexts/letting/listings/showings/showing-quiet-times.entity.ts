import type { WeeklyWindow } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Weekly times at which a roomie wants no visitors. */
@Entity('showing_quiet_times')
export class ShowingQuietTimesEntity {
  @PrimaryColumn('uuid')
  roomie_id!: string;

  @Column('jsonb')
  windows!: WeeklyWindow[];
}
