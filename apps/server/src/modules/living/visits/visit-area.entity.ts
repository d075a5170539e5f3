import type { AreaResult, VisitArea } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a visit made of one area. */
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
