import { Entity, PrimaryColumn } from 'typeorm';

/** The fields that only an admin has. */
@Entity('admins')
export class AdminEntity {
  @PrimaryColumn('uuid')
  id!: string;
}
