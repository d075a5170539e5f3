import { makeBackup } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { BackupsService } from './backups.service.ts';

@Controller()
export class BackupsController {
  constructor(private readonly backups: BackupsService) {}

  @Serves(makeBackup)
  @Roles('admin')
  async makeBackup(): Promise<{ message: string }> {
    await this.backups.request();
    return { message: 'The backup is being made.' };
  }
}
