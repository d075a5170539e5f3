import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When an address last got an e-mail because of a suggestion, in any house. */
@Entity('suggestion_mails')
export class SuggestionMailEntity {
  @PrimaryColumn('text')
  address_hash!: string;

  @Column('timestamptz')
  sent_at!: Date;
}
