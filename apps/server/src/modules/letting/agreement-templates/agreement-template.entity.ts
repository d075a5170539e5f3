import type { AgreementType, Locale } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text that a homeowner sends often, with placeholders. */
@Entity('agreement_templates')
export class AgreementTemplateEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  homeowner_id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  type!: AgreementType;

  /** Of the text: days and amounts are written in it. */
  @Column('text')
  language!: Locale;

  /** Can be sent. */
  @Column('boolean', { default: true })
  is_active!: boolean;

  /** The newest of its texts. */
  @Column('int', { default: 1 })
  text_version!: number;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at!: Date;
}
