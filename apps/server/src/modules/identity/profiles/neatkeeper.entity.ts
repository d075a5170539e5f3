import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What belongs to a neatkeeper alone. */
@Entity('neatkeepers')
export class NeatkeeperEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { default: '' })
  about!: string;
}
