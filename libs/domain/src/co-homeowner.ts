import {
  CO_HOMEOWNER_CHANGES_DAYS,
  CO_HOMEOWNER_INVITATION_DAYS,
  CO_HOMEOWNER_STATES,
  type CoHomeownerArea,
} from '@common-roof/contracts';

import { type ActionOf, defineMachine } from './machine.ts';

const DAY_MS = 86_400_000;

/** A co-homeowner, from the invitation to the end of their rights. */
export const coHomeownerMachine = defineMachine({
  name: 'co-homeowner',
  states: CO_HOMEOWNER_STATES,
  initial: 'invited',
  final: ['declined', 'lapsed', 'ended'],
  transitions: {
    change: { from: ['invited', 'active'], to: 'same', by: ['homeowner'] },
    accept: { from: ['invited'], to: 'active', by: ['co_homeowner'] },
    decline: { from: ['invited'], to: 'declined', by: ['co_homeowner'] },
    lapse: { from: ['invited'], to: 'lapsed', by: ['time'] },
    end: { from: ['invited', 'active'], to: 'ended', by: ['homeowner'] },
    leave: { from: ['active'], to: 'ended', by: ['co_homeowner'] },
  },
});
export type CoHomeownerAction = ActionOf<typeof coHomeownerMachine>;

/** Returns when an invitation that is sent now lapses. */
export const coHomeownerInvitationUntil = (invitedAt: Date): Date =>
  new Date(invitedAt.getTime() + CO_HOMEOWNER_INVITATION_DAYS * DAY_MS);

/** Returns the first day of those whose changes the homeowner sees. */
export const coHomeownerChangesSince = (now: Date): string =>
  new Date(now.getTime() - CO_HOMEOWNER_CHANGES_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Whether a change of areas gives a right that there wasn't. */
export const addsArea = (before: readonly CoHomeownerArea[], after: readonly CoHomeownerArea[]): boolean =>
  after.some((area) => !before.includes(area));
