import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../accounts/index.ts';
import { AdminEntity } from './admin.entity.ts';
import { AdminsService } from './admins.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AdminEntity]), AccountsModule],
  providers: [AdminsService],
  exports: [AdminsService],
})
export class AdminsModule {}
