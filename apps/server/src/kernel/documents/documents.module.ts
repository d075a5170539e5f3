import { Global, Module } from '@nestjs/common';

import { Pdf } from './pdf.ts';
import { PdfSeal } from './pdf-seal.ts';

@Global()
@Module({ providers: [Pdf, PdfSeal], exports: [Pdf, PdfSeal] })
export class DocumentsModule {}
