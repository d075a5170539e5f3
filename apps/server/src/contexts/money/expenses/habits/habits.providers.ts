import type { ContextPart } from '#kernel/database/define-context.ts';
import { CostHabits } from './cost-habits.ts';

export const habits: ContextPart = { entities: [], providers: [CostHabits] };
