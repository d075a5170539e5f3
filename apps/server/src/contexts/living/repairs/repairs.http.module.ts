import { Module } from '@nestjs/common';

import { RepairsController } from './repairs.controller.ts';
import { LinkedRepairsController } from './trade/linked-repairs.controller.ts';
import { RepairsModule } from './repairs.module.ts';

@Module({ imports: [RepairsModule], controllers: [RepairsController, LinkedRepairsController] })
export class RepairsHttpModule {}
