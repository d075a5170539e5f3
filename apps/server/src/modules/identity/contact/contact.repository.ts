import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { ContactMessageEntity } from './contact-message.entity.ts';

export type ContactMessageRow = Omit<ContactMessageEntity, 'created_at'>;

@Injectable()
export class ContactRepository {
  constructor(private readonly database: Database) {}

  async add({ name, email, message }: Omit<ContactMessageRow, 'id'>): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      'INSERT INTO contact_messages (name, email, message) VALUES ($1, $2, $3) RETURNING id',
      [name, email, message],
    );
    if (!row) throw new Error('A message was not stored.');
    return row.id;
  }

  async find(id: string): Promise<ContactMessageRow | undefined> {
    const [row] = await this.database.query<ContactMessageRow>(
      'SELECT id, name, email, message FROM contact_messages WHERE id = $1',
      [id],
    );
    return row;
  }
}
