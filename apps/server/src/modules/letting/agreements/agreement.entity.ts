import type { AgreementState, AgreementType, Locale } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One agreement for one roomie, or for somebody who is offered a room. */
@Entity('agreements')
export class AgreementEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  homeowner_id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  room_id!: string;

  @Column('uuid', { nullable: true })
  roomie_id!: string | null;

  @Column('uuid', { nullable: true })
  prospect_id!: string | null;

  @Column('uuid', { nullable: true })
  template_id!: string | null;

  @Column('text')
  title!: string;

  @Column('text')
  type!: AgreementType;

  @Column('text')
  language!: Locale;

  @Column('text', { default: 'draft' })
  state!: AgreementState;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  signed_at!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;
}
