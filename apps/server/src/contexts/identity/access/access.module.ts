import { Module } from '@nestjs/common';

import { Access } from './access.service.ts';

@Module({
  providers: [Access],
  exports: [Access],
})
export class AccessModule {}
