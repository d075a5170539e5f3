import type { ContextPart } from '#kernel/database/define-context.ts';
import { AdminEntity } from './admin.entity.ts';
import { AdminsService } from './admins.service.ts';

export const admins: ContextPart = {
  entities: [AdminEntity],
  providers: [AdminsService],
  exports: [AdminsService],
};
