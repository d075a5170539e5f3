import type { UsualMethod } from '@common-roof/contracts';
import type { Weighted } from '@common-roof/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a house usually splits one category. */
@Entity('usual_splits')
export class UsualSplitEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @PrimaryColumn('text')
  kind!: 'bill' | 'purchase';

  /** A category of bills or of purchases, by the kind. */
  @PrimaryColumn('text')
  category!: string;

  @Column('text')
  method!: UsualMethod;

  /** Weights are shares, or hundredths of a percent. */
  @Column('jsonb')
  parts!: Weighted[];

  /** Who lived there when it was set. */
  @Column('uuid', { array: true })
  set_for!: string[];

  @Column('uuid')
  set_by!: string;
}
