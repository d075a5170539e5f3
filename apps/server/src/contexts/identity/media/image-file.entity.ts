import type { FileType } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type MediaType = FileType | 'image/webp';

/** A stored image, PDF or voice message, shared by all who uploaded it. */
@Entity('image_files')
export class ImageFileEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  sha256!: string;

  @Column('int')
  bytes!: number;

  /** Found in its first bytes when it was uploaded. */
  @Column('text', { default: 'image/webp' })
  media_type!: MediaType;

  /** Of an image, in pixels. */
  @Column('int', { nullable: true })
  width!: number | null;

  @Column('int', { nullable: true })
  height!: number | null;

  @Column('timestamptz', { nullable: true })
  stored_at!: Date | null;

  @Column('timestamptz')
  touched_at!: Date;

  /** Deleted soon after this moment, unless it is uploaded again. */
  @Column('timestamptz', { nullable: true })
  doomed_at!: Date | null;
}
