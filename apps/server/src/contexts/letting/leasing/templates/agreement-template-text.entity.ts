import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of a template's text, immutable once written. */
@Entity('agreement_template_texts')
export class AgreementTemplateTextEntity {
  @PrimaryColumn('uuid')
  template_id!: string;

  @PrimaryColumn('int')
  number!: number;

  /** Canonical HTML. */
  @Column('text')
  text!: string;

  @Column('uuid')
  author_id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;
}
