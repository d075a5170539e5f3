import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The conversation of a house, or of a room and its roomie. */
@Entity('conversations')
export class ConversationEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  kind!: 'house' | 'room';

  @Column('uuid')
  house_id!: string;

  @Column('uuid', { nullable: true })
  room_id!: string | null;

  @Column('uuid', { nullable: true })
  roomie_id!: string | null;

  @Column('int', { default: 0 })
  last_seq!: number;

  /** Alerts and e-mails have handled the messages up to this seq. */
  @Column('int', { default: 0 })
  announced_seq!: number;

  @Column('boolean', { default: false })
  announce_pending!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  last_message_at!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { default: '-infinity' })
  announced_at!: Date;

  @Column('int', { default: 0 })
  last_change!: number;
}
