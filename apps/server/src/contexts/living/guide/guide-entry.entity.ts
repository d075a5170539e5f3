import type { GuideAudience, GuideKind, WifiSecurity } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How something works in a house. */
@Entity('guide_entries')
export class GuideEntryEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  /** Null: about the whole house. */
  @Column('uuid', { nullable: true })
  room_id!: string | null;

  @Column('text')
  kind!: GuideKind;

  @Column('text')
  title!: string;

  @Column('text')
  text!: string;

  @Column('text')
  audience!: GuideAudience;

  /** Among those of its kind, from 0. */
  @Column('int')
  position!: number;

  /** Of an emergency number. */
  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  wifi_network!: string | null;

  @Column('text', { nullable: true })
  wifi_security!: WifiSecurity | null;

  /** Encrypted with a key that the database doesn't have. */
  @Column('text', { nullable: true })
  wifi_password!: string | null;

  /** Who wrote it last. */
  @Column('uuid')
  author_id!: string;

  @Column('timestamptz')
  changed_at!: Date;

  @Column('int', { default: 1 })
  version!: number;
}
