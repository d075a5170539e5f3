import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That somebody has read a version of the rules of the house they live in. */
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
