import { Module } from '@nestjs/common';

import { RoomsController } from './rooms.controller.ts';
import { RoomsModule } from './rooms.module.ts';

@Module({ imports: [RoomsModule], controllers: [RoomsController] })
export class RoomsHttpModule {}
