import type { AgreementType, Locale } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A reusable text of a homeowner, with placeholders. */
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

  /** The language of the text, in which days and amounts are written. */
  @Column('text')
  language!: Locale;

  /** Whether the template can be sent. */
  @Column('boolean', { default: true })
  is_active!: boolean;

  /** The number of the newest text. */
  @Column('int', { default: 1 })
  text_version!: number;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at!: Date;
}
