import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { ContactMessageEntity } from './contact-message.entity.ts';

@Injectable()
export class ContactRepository {
  constructor(@InjectRepository(ContactMessageEntity) private readonly messages: Repository<ContactMessageEntity>) {}

  async insert(written: Pick<ContactMessageEntity, 'name' | 'email' | 'message'>): Promise<string> {
    const message = this.messages.create(written);
    await this.messages.insert(message);
    return message.id;
  }

  find(id: string): Promise<ContactMessageEntity | null> {
    return this.messages.findOneBy({ id });
  }
}
