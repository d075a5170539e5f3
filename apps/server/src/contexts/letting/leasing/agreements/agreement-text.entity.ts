import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of an agreement's text, immutable once written. */
@Entity('agreement_texts')
export class AgreementTextEntity {
  @PrimaryColumn('uuid')
  agreement_id!: string;

  @PrimaryColumn('int')
  number!: number;

  /** Canonical HTML with placeholders, as it was written. */
  @Column('text')
  source!: string;

  /** The same HTML with placeholders filled in: what is shown and signed. */
  @Column('text')
  text!: string;

  /** Size of both, in UTF-8. */
  @Column('int')
  bytes!: number;

  /** Null: a prospect who corrected their name. */
  @Column('uuid', { nullable: true })
  author_id!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;
}
