import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A challenge that was met, and so is no more. */
@Entity('spent_challenges')
export class SpentChallengeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  expires_at!: Date;
}
