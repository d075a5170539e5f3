import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../accounts/index.ts';
import { AuthModule } from '../auth/index.ts';
import { AdminsController } from './admins.controller.ts';
import { AdminsService } from './admins.service.ts';
import { QueueBoard } from './queue-board.ts';
import { AdminEntity } from './admin.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AdminEntity]), AccountsModule],
  providers: [AdminsService],
  exports: [AdminsService],
})
export class AdminsModule {}

@Module({
  imports: [AdminsModule, AuthModule],
  providers: [QueueBoard],
  controllers: [AdminsController],
  exports: [QueueBoard],
})
export class AdminsHttpModule {}
