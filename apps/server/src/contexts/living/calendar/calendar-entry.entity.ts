import type { EnteredKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A guest or a parcel that somebody of a house has entered. */
@Entity('calendar_entries')
export class CalendarEntryEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text')
  kind!: EnteredKind;

  @Column('uuid')
  author_id!: string;

  /** Of a guest, who need not know of it. Empty for a parcel. */
  @Column('text', { default: '' })
  guest_name!: string;

  /** ISO dates in the house's time zone: of a guest's stay; for a parcel the day on which it was entered. */
  @Column('date')
  from_on!: string;

  @Column('date')
  to_on!: string;

  @Column('text', { default: '' })
  note!: string;

  /** Where a parcel lies. Empty for a guest. */
  @Column('text', { default: '' })
  place!: string;

  /** Whose parcel it is. Null for a guest. */
  @Column('uuid', { nullable: true })
  for_id!: string | null;

  @Column('timestamptz', { nullable: true })
  picked_up_at!: Date | null;

  @Column('timestamptz')
  entered_at!: Date;

  @Column('int', { default: 1 })
  version!: number;
}
