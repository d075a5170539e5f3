import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sealed PDF of an agreement after each of its signatures. */
@Entity('agreement_documents')
export class AgreementDocumentEntity {
  @PrimaryColumn('uuid')
  agreement_id!: string;

  /** The number of signatures in the document. */
  @PrimaryColumn('int')
  signatures!: number;

  /** Hash of the file, by which it is stored. */
  @Column('text')
  sha256!: string;

  @Column('int')
  bytes!: number;

  @Column('timestamptz', { default: () => 'now()' })
  made_at!: Date;
}
