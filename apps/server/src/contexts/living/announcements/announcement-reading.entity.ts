import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a roomie first opened an announcement. */
@Entity('announcement_readings')
export class AnnouncementReadingEntity {
  @PrimaryColumn('uuid')
  announcement_id!: string;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  @Column('timestamptz')
  read_at!: Date;
}
