import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message that is pinned for everyone in its conversation. */
@Entity('message_pins')
export class MessagePinEntity {
  @PrimaryColumn('uuid')
  message_id!: string;

  @Column('uuid')
  conversation_id!: string;

  /** Who pinned it. */
  @Column('uuid')
  account_id!: string;

  @Column('timestamptz')
  pinned_at!: Date;
}
