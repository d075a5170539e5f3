import type { AreaResult, VisitArea } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One area of a visit, with its result. */
@Entity('visit_areas')
export class VisitAreaEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  visit_id!: string;

  @Column('text')
  area!: VisitArea;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  result!: AreaResult;

  @Column('text')
  remark!: string;
}
