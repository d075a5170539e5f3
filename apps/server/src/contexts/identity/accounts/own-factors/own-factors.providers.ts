import type { ContextPart } from '#kernel/database/define-context.ts';
import { ResetFactors } from './reset-factors.service.ts';

export const ownFactors: ContextPart = {
  entities: [],
  providers: [ResetFactors],
};
