import { Module } from '@nestjs/common';

import { WaitingController } from './waiting.controller.ts';

@Module({ controllers: [WaitingController] })
export class WaitingHttpModule {}
