import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address whose owner doesn't want suggestions about a house. */
@Entity('suggestion_refusals')
export class SuggestionRefusalEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @PrimaryColumn('text')
  address_hash!: string;

  @Column('timestamptz')
  refused_at!: Date;
}
