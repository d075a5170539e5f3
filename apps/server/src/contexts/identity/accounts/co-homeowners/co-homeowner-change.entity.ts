import type { CoHomeownerArea } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many changes a co-homeowner made in an area on a day. The audit log says which. */
@Entity('co_homeowner_changes')
export class CoHomeownerChangeEntity {
  @PrimaryColumn('uuid')
  co_homeowner_id!: string;

  /** In UTC. */
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('text')
  area!: CoHomeownerArea;

  @Column('int')
  changes!: number;
}
