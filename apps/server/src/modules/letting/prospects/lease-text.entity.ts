import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of the lease that is offered. */
@Entity('lease_texts')
export class LeaseTextEntity {
  @PrimaryColumn('uuid')
  prospect_id!: string;

  @PrimaryColumn('int')
  version!: number;

  @Column('text')
  text!: string;

  @Column('uuid')
  author_id!: string;

  @Column('timestamptz')
  created_at!: Date;
}
