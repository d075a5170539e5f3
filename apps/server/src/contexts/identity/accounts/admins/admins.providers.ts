import type { ContextPart } from '#kernel/database/define-context.ts';
import { AdminsService } from './admins.service.ts';

export const admins: ContextPart = {
  entities: [],
  providers: [AdminsService],
};
