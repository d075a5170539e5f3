import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What belongs to a homeowner alone. */
@Entity('homeowners')
export class HomeownerEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { default: '' })
  about!: string;

  @Column('boolean', { default: true })
  publishes_email!: boolean;

  @Column('boolean', { default: false })
  publishes_phone!: boolean;
}
