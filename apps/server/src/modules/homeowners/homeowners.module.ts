import { Module } from '@nestjs/common';

import { AccountsModule } from '../accounts/index.ts';
import { HomeownersService } from './homeowners.service.ts';

@Module({ imports: [AccountsModule], providers: [HomeownersService], exports: [HomeownersService] })
export class HomeownersModule {}
