import type { ContextPart } from '#kernel/database/define-context.ts';
import { ChoreEntity } from './chore.entity.ts';
import { ChoreStepEntity } from './chore-step.entity.ts';
import { ChoreAssignmentEntity } from './chore-assignment.entity.ts';
import { ChorePlanEntity } from './chore-plan.entity.ts';
import { ChoreDebtEntity } from './chore-debt.entity.ts';
import { TurnChangeEntity } from './turn-change.entity.ts';
import { TurnMoveEntity } from './turn-move.entity.ts';
import { ChoresRepository } from './chores.repository.ts';
import { AgreedMovesRepository } from './agreed-moves.repository.ts';
import { TurnsRepository } from './turns.repository.ts';
import { ExtraTurnsRepository } from './extra-turns.repository.ts';
import { TurnPointsRepository } from './turn-points.repository.ts';
import { TurnChangesRepository } from './turn-changes.repository.ts';
import { ChorePlansRepository } from './chore-plans.repository.ts';
import { ChoreDebts } from './chore-debts.ts';
import { ChoreAssignments } from './chore-assignments.ts';
import { ChoreHousehold } from './chore-household.ts';
import { ChorePlanner } from './chore-planner.ts';
import { ChoresService } from './chores.service.ts';
import { AssignChoresService } from './assign-chores.service.ts';
import { ChangeTurnService } from './change-turn.service.ts';
import { AnswerSwapService } from './answer-swap.service.ts';
import { ChoreOutlookService } from './chore-outlook.service.ts';
import { ChoreBalancesService } from './chore-balances.service.ts';
import { ChoreCalendarsService } from './chore-calendars.service.ts';
import { ReadChoresService } from './read-chores.service.ts';
import { ChoresHandlers } from './chores.handlers.ts';
import { ExpectedChores } from './expected-chores.ts';
import { FormerHolders } from './former-holders.ts';
import { MissedTurns } from './missed-turns.ts';
import { PostedTurns } from './posted-turns.ts';
import { ServicedTurns } from './serviced-turns.ts';
import { ChoresEffects } from './chores.effects.ts';
import { ChoresWaiting } from './chores.waiting.ts';
import { ChoresPersonalData } from './chores.personal-data.ts';
import { ChoresCalendarItems } from './chores.calendar-items.ts';

export const planning: ContextPart = {
  entities: [
    ChoreEntity,
    ChoreStepEntity,
    ChoreAssignmentEntity,
    ChorePlanEntity,
    ChoreDebtEntity,
    TurnChangeEntity,
    TurnMoveEntity,
  ],
  providers: [
    ChoresRepository,
    AgreedMovesRepository,
    TurnsRepository,
    ExtraTurnsRepository,
    TurnPointsRepository,
    TurnChangesRepository,
    ChorePlansRepository,
    ChoreDebts,
    ChoreAssignments,
    ChoreHousehold,
    ChorePlanner,
    ChoresService,
    AssignChoresService,
    ChangeTurnService,
    AnswerSwapService,
    ChoreOutlookService,
    ExpectedChores,
    ChoreBalancesService,
    ChoreCalendarsService,
    ReadChoresService,
    ChoresHandlers,
    FormerHolders,
    MissedTurns,
    PostedTurns,
    ServicedTurns,
    ChoresEffects,
    ChoresWaiting,
    ChoresCalendarItems,
    ChoresPersonalData,
  ],
};
