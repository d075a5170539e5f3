import { Global, Module } from '@nestjs/common';

import { Pdf } from './pdf.ts';

@Global()
@Module({ providers: [Pdf], exports: [Pdf] })
export class PdfModule {}
