import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image as a person uploaded it. */
@Entity('images')
export class ImageEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  uploader_id!: string;

  @Column('uuid')
  file_id!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  unplaced_since!: Date | null;
}
