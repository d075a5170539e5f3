import type { Locale, SuggestionState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person whom a roomie suggested for a room. They have no account, and may not know of it. */
@Entity('room_suggestions')
export class RoomSuggestionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  ad_id!: string;

  @Column('uuid')
  suggester_id!: string;

  @Column('text', { default: 'waiting' })
  state!: SuggestionState;

  @Column('int', { default: 1 })
  version!: number;

  @Column('text')
  first_name!: string;

  /** Deleted, like the address and the reason, when it is over. */
  @Column('text', { nullable: true })
  last_name!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  /** See `AddressHashes`. */
  @Column('text')
  address_hash!: string;

  /** Why the room suits them, as they read it. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** The suggester's language. */
  @Column('text', { nullable: true })
  locale!: Locale | null;

  /** Whether the person gets an e-mail. Their suggester sees no difference. */
  @Column('boolean')
  is_mailed!: boolean;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;
}
