import { Module } from '@nestjs/common';

import { ContactController } from './contact.controller.ts';
import { ContactModule } from './contact.module.ts';

@Module({ imports: [ContactModule], controllers: [ContactController] })
export class ContactHttpModule {}
