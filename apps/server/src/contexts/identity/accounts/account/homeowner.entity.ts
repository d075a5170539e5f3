import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The fields that only a homeowner has. */
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
