import { Module } from '@nestjs/common';

import { DepositsController } from './deposits.controller.ts';
import { DepositsModule } from './deposits.module.ts';

@Module({ imports: [DepositsModule], controllers: [DepositsController] })
export class DepositsHttpModule {}
