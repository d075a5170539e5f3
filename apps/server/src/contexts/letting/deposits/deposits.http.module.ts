import { Module } from '@nestjs/common';

import { DepositsModule } from './deposits.module.ts';
import { DepositsController } from './deposits.controller.ts';

@Module({
  imports: [DepositsModule],
  controllers: [DepositsController],
})
export class DepositsHttpModule {}
