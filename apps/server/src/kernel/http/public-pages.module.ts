import { Global, Module } from '@nestjs/common';

import { PublicPages } from './public-pages.ts';

@Global()
@Module({ providers: [PublicPages], exports: [PublicPages] })
export class PublicPagesModule {}
