import { Module } from '@nestjs/common';

import { SettleUpController } from './settle-up.controller.ts';
import { SettleUpModule } from './settle-up.module.ts';

@Module({ imports: [SettleUpModule], controllers: [SettleUpController] })
export class SettleUpHttpModule {}
