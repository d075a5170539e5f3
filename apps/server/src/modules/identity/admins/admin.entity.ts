import { Entity, PrimaryColumn } from 'typeorm';

/** What belongs to an admin alone. */
@Entity('admins')
export class AdminEntity {
  @PrimaryColumn('uuid')
  id!: string;
}
