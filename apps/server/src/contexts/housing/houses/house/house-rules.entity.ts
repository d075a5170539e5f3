import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of the rules of a house. */
@Entity('house_rules')
export class HouseRulesEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @PrimaryColumn('int')
  version!: number;

  @Column('text')
  text!: string;

  @Column('uuid', { nullable: true })
  author_id!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  began_at!: Date;
}
