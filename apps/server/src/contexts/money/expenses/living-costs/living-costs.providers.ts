import type { ContextPart } from '#kernel/database/define-context.ts';
import { CostsOfLiving } from './costs-of-living.ts';
import { LivedRepository } from './lived.repository.ts';

export const livingCosts: ContextPart = { entities: [], providers: [LivedRepository, CostsOfLiving] };
