import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That somebody accepted a version of the terms, and of which text. */
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
