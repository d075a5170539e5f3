import type { GuideAudience, HouseDocumentKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A certificate or a contract of a house. */
@Entity('house_documents')
export class HouseDocumentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  /** Null: about the whole house. */
  @Column('uuid', { nullable: true })
  room_id!: string | null;

  @Column('text')
  kind!: HouseDocumentKind;

  @Column('text')
  title!: string;

  @Column('text')
  audience!: GuideAudience;

  @Column('date', { nullable: true })
  issued_on!: string | null;

  /** Its last day. */
  @Column('date', { nullable: true })
  expires_on!: string | null;

  /** Who wrote it last. */
  @Column('uuid')
  author_id!: string;

  @Column('timestamptz')
  added_at!: Date;

  /** The document that took its place. */
  @Column('uuid', { nullable: true })
  replaced_by!: string | null;

  @Column('timestamptz', { nullable: true })
  replaced_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;
}
