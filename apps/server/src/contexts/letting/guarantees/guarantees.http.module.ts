import { Module } from '@nestjs/common';

import { GuaranteesController } from './guarantees.controller.ts';
import { GuaranteesModule } from './guarantees.module.ts';
import { LinkedGuaranteesController } from './linked-guarantees.controller.ts';

// A literal path goes before one with a parameter.
@Module({ imports: [GuaranteesModule], controllers: [LinkedGuaranteesController, GuaranteesController] })
export class GuaranteesHttpModule {}
