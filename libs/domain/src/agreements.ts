import type { AgreementState, AgreementType } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from './machine.ts';

/**
 * One agreement with one person. A lease is countersigned, which begins the stay, and ends by notice and release; others
 * are put in force and out of it by the homeowner.
 */
export const agreementMachine = defineMachine({
  name: 'agreement',
  states: [
    'draft',
    'sent',
    'declined',
    'withdrawn',
    'expired',
    'signed',
    'active',
    'inactive',
    'pre_released',
    'released',
    'cancelled',
    'archived',
  ] satisfies AgreementState[],
  initial: 'draft',
  final: ['archived'],
  transitions: {
    // Who said no may have said what should be different.
    write: { from: ['draft', 'sent', 'declined', 'expired'], to: 'same', by: ['homeowner'] },
    discard: { from: ['draft'], to: 'gone', by: ['homeowner'] },
    // Again, too: who let it pass or said no may be asked once more.
    send: { from: ['draft', 'declined', 'expired'], to: 'sent', by: ['homeowner', 'offer'] },
    withdraw: { from: ['sent', 'signed'], to: 'withdrawn', by: ['homeowner', 'offer', 'house'] },
    decline: { from: ['sent'], to: 'declined', by: ['roomie', 'applicant'] },
    expire: { from: ['sent'], to: 'expired', by: ['time'] },
    sign: { from: ['sent'], to: 'signed', by: ['roomie', 'applicant'] },
    countersign: { from: ['signed'], to: 'active', by: ['homeowner'] },
    activate: { from: ['signed', 'inactive'], to: 'active', by: ['homeowner'] },
    deactivate: { from: ['active'], to: 'inactive', by: ['homeowner'] },
    // By a newer one of the same kind that was signed meanwhile; a lease whose roomie moves by itself, on the day of the move.
    supersede: { from: ['active', 'pre_released'], to: 'archived', by: ['homeowner', 'time'] },
    // Before its first day, which both parties agreed to.
    cancel: { from: ['active', 'pre_released'], to: 'cancelled', by: ['homeowner', 'roomie'] },
    // By itself a lease whose agreed term ends.
    giveNotice: { from: ['active'], to: 'pre_released', by: ['homeowner', 'roomie', 'time'] },
    // It goes on after its term.
    runOn: { from: ['active'], to: 'same', by: ['time'] },
    takeBackNotice: { from: ['pre_released'], to: 'active', by: ['homeowner', 'roomie'] },
    // An earlier last day, which both parties agreed to.
    moveLastDay: { from: ['pre_released'], to: 'same', by: ['homeowner', 'roomie'] },
    release: { from: ['pre_released'], to: 'released', by: ['homeowner'] },
    // The notice stands: the lease still ends, and not in this way.
    rollBack: { from: ['released'], to: 'pre_released', by: ['homeowner'] },
    archive: {
      from: ['declined', 'withdrawn', 'expired', 'inactive', 'released', 'cancelled'],
      to: 'archived',
      // By itself a lease whose deposit nothing more can happen to.
      by: ['homeowner', 'time'],
    },
  },
});
export type AgreementAction = ActionOf<typeof agreementMachine>;

/** What is done to a lease alone, and what to everything but a lease. */
const OF_LEASES = [
  'countersign',
  'cancel',
  'giveNotice',
  'runOn',
  'takeBackNotice',
  'moveLastDay',
  'release',
  'rollBack',
] as const;
const OF_OTHERS = ['activate', 'deactivate'] as const;

/** Whether it can be done to an agreement of a type that is in a state. */
export function canFollow(action: AgreementAction, state: AgreementState, type: AgreementType): boolean {
  const others: readonly AgreementAction[] = type === 'lease' ? OF_OTHERS : OF_LEASES;
  return agreementMachine.allows(action, state) && !others.includes(action);
}

/** What an agreement is at a moment: what nobody signed in time can be signed no more, whether or not anybody noted it. */
export function agreementStateAt(state: AgreementState, expiresAt: Date | null, now: Date): AgreementState {
  const isOver = state === 'sent' && expiresAt !== null && expiresAt.getTime() <= now.getTime();
  return isOver ? 'expired' : state;
}
