import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Once } from './once.ts';
import { DoneOnceEntity } from './done-once.entity.ts';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([DoneOnceEntity])], providers: [Once], exports: [Once] })
export class OnceModule {}
