import type { ContextPart } from '#kernel/database/define-context.ts';
import { RentPlanEntity } from './rent-plan.entity.ts';
import { RentRepository } from './rent.repository.ts';
import { RentReadModel } from './rent-read-model.ts';
import { ChargeStays } from './charge-stays.ts';
import { DepositMoves } from './deposit-moves.ts';
import { RoomieArrearsLedger } from './roomie-arrears-ledger.ts';
import { RemindOfRent } from './remind-of-rent.ts';
import { OpenRent } from './open-rent.ts';
import { PaidDeposit } from './paid-deposit.ts';
import { ExpectedRents } from './expected-rents.ts';
import { RentHandlers } from './rent.handlers.ts';
import { RentEffects } from './rent.effects.ts';
import { RentPersonalData } from './rent.personal-data.ts';
import { RentCalendarItems } from './rent.calendar-items.ts';

export const rent: ContextPart = {
  entities: [RentPlanEntity],
  providers: [
    RentRepository,
    RentReadModel,
    ExpectedRents,
    ChargeStays,
    DepositMoves,
    RoomieArrearsLedger,
    RemindOfRent,
    OpenRent,
    PaidDeposit,
    RentHandlers,
    RentEffects,
    RentPersonalData,
    RentCalendarItems,
  ],
};
