import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's acceptance of a version of the terms, with the hash of its text. */
@Entity('terms_acceptances')
export class TermsAcceptanceEntity {
  @PrimaryColumn('uuid')
  account_id!: string;

  @PrimaryColumn('text')
  version!: string;

  @Column('text')
  text_sha256!: string;

  @Column('timestamptz')
  accepted_at!: Date;
}
