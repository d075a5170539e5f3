import { Global, Module } from '@nestjs/common';

import { RedisConnections } from './redis.ts';

@Global()
@Module({ providers: [RedisConnections], exports: [RedisConnections] })
export class RedisModule {}
