import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { Access } from './access.service.ts';

@Module(
  defineContext({
    imports: [],
    parts: [{ entities: [], providers: [Access] }],
  }),
)
export class AccessModule {}
