import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sealed PDF of a settlement, and of each new edition that an answer made. */
@Entity('deposit_statements')
export class DepositStatementEntity {
  @PrimaryColumn('uuid')
  deposit_id!: string;

  @PrimaryColumn('int')
  edition!: number;

  /** Hash of the file, by which it is stored. */
  @Column('text')
  sha256!: string;

  @Column('int')
  bytes!: number;

  @Column('timestamptz', { default: () => 'now()' })
  made_at!: Date;
}
