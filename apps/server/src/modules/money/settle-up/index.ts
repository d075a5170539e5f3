export { ConfirmSettleUpService } from './confirm-settle-up.service.ts';
export { PaySettleUpService } from './pay-settle-up.service.ts';
export { PlanSettleUp } from './plan-settle-up.ts';
export { ReadSettleUpService } from './read-settle-up.service.ts';
export { SettleUpModule } from './settle-up.module.ts';
