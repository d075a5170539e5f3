import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account. */
@Entity('two_step')
export class TwoStepEntity {
  @PrimaryColumn('uuid')
  account_id!: string;

  /** Encrypted. */
  @Column('text')
  secret!: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  confirmed_at!: Date | null;

  /** The half minute, since 1970, of the last accepted code. */
  @Column('bigint', { nullable: true })
  last_step!: string | null;
}
