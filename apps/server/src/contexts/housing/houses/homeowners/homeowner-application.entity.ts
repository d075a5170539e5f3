import type { ApplicationState, Locale } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An application to become a homeowner. */
@Entity('homeowner_applications')
export class HomeownerApplicationEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  email_key!: string;

  @Column('text')
  first_name!: string;

  @Column('text')
  last_name!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text')
  city!: string;

  @Column('int')
  houses!: number;

  @Column('text', { default: '' })
  message!: string;

  @Column('text', { default: 'pending' })
  state!: ApplicationState;

  @Column('timestamptz', { nullable: true })
  email_confirmed_at!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  decided_at!: Date | null;

  @Column('uuid', { nullable: true })
  decided_by!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('uuid', { nullable: true })
  homeowner_id!: string | null;

  @Column('text', { nullable: true })
  locale!: Locale | null;

  @Column('int', { default: 1 })
  version!: number;
}
