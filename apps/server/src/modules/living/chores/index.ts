export { AssignChoresService } from './assign-chores.service.ts';
export { ChorePlanner } from './chore-planner.ts';
export type { PlanRow } from './chore-plans.repository.ts';
export * from './chores.events.ts';
export { ChoresHttpModule, ChoresModule } from './chores.module.ts';
export { ChoresService } from './chores.service.ts';
export { type PostedTurn, PostedTurns, type TurnToPost } from './posted-turns.ts';
export { ReadChoresService } from './read-chores.service.ts';
export { type ClaimedTurn, ServicedTurns } from './serviced-turns.ts';
