import { Global, Module } from '@nestjs/common';

import { WebPush } from './web-push.ts';

@Global()
@Module({ providers: [WebPush], exports: [WebPush] })
export class WebPushModule {}
