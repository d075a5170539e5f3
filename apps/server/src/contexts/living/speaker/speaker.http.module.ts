import { Module } from '@nestjs/common';

import { SpeakerController } from './speaker.controller.ts';
import { SpeakerModule } from './speaker.module.ts';

@Module({ imports: [SpeakerModule], controllers: [SpeakerController] })
export class SpeakerHttpModule {}
