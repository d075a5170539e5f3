import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a homeowner told everyone in a house. */
@Entity('announcements')
export class AnnouncementEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  author_id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  posted_at!: Date;

  @Column('timestamptz', { nullable: true })
  edited_at!: Date | null;

  /** Counts its edits. */
  @Column('int', { default: 1 })
  version!: number;
}
