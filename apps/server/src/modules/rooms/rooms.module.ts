import { Module } from '@nestjs/common';

import { RoomsRepository } from './rooms.repository.ts';

@Module({ providers: [RoomsRepository], exports: [RoomsRepository] })
export class RoomsModule {}
