import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message from a stranger to the operator. */
@Entity('contact_messages')
export class ContactMessageEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  message!: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;
}
