import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The fields that only a neatkeeper has. */
@Entity('neatkeepers')
export class NeatkeeperEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { default: '' })
  about!: string;
}
