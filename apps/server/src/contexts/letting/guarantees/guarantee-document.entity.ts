import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sealed PDF of a signed guarantee. */
@Entity('guarantee_documents')
export class GuaranteeDocumentEntity {
  @PrimaryColumn('uuid')
  guarantee_id!: string;

  /** Hash of the file, by which it is stored. */
  @Column('text')
  sha256!: string;

  @Column('int')
  bytes!: number;

  @Column('timestamptz')
  made_at!: Date;
}
