import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { Access } from './access.service.ts';

@Module(
  defineContext({
    parts: [{ entities: [], providers: [Access] }],
  }),
)
export class AccessModule {}
