import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code to sign a guarantee with. Its digits are derived from its id when they are needed and are stored nowhere. */
@Entity('guarantee_codes')
export class GuaranteeCodeEntity {
  @PrimaryColumn('uuid')
  guarantee_id!: string;

  @Column('uuid')
  id!: string;

  /** Id of the key from which the digits are derived. */
  @Column('text')
  key_id!: string;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('int')
  tries_left!: number;
}
