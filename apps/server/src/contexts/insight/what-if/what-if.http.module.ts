import { Module } from '@nestjs/common';

import { WhatIfController } from './what-if.controller.ts';
import { WhatIfModule } from './what-if.module.ts';

@Module({ imports: [WhatIfModule], controllers: [WhatIfController] })
export class WhatIfHttpModule {}
