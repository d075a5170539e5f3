import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image, a PDF or a voice message as a person uploaded it. */
@Entity('images')
export class ImageEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  uploader_id!: string;

  @Column('uuid')
  file_id!: string;

  /** Of a PDF, as its uploader calls it. */
  @Column('text', { nullable: true })
  file_name!: string | null;

  /** Of a voice message. */
  @Column('int', { nullable: true })
  duration_ms!: number | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  unplaced_since!: Date | null;
}
