import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A challenge that was used and is no longer valid. */
@Entity('spent_challenges')
export class SpentChallengeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  expires_at!: Date;
}
