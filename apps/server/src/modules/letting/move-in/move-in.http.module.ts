import { Module } from '@nestjs/common';

import { MoveInController } from './move-in.controller.ts';
import { MoveInModule } from './move-in.module.ts';

@Module({ imports: [MoveInModule], controllers: [MoveInController] })
export class MoveInHttpModule {}
