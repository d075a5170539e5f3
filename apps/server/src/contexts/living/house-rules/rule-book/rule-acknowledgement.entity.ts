import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A roomie's confirmation that they have read a version of their house's rules. */
@Entity('rule_acknowledgements')
export class RuleAcknowledgementEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @PrimaryColumn('int')
  version!: number;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  @Column('timestamptz')
  acknowledged_at!: Date;
}
