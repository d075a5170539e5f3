import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored image file, shared by all who uploaded it. */
@Entity('image_files')
export class ImageFileEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  sha256!: string;

  @Column('int')
  bytes!: number;

  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  @Column('timestamptz', { nullable: true })
  stored_at!: Date | null;

  @Column('timestamptz')
  touched_at!: Date;

  /** Deleted soon after this moment, unless it is uploaded again. */
  @Column('timestamptz', { nullable: true })
  doomed_at!: Date | null;
}
