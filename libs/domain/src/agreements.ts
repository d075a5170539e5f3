import type { AgreementState, AgreementType } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from './machine.ts';

/**
 * One agreement with one person. A lease is countersigned, which starts the stay, and ends by notice and release. The
 * homeowner activates and archives other agreements.
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
    // A person who declined may have said what should change.
    write: { from: ['draft', 'sent', 'declined', 'expired'], to: 'same', by: ['homeowner'] },
    discard: { from: ['draft'], to: 'gone', by: ['homeowner'] },
    // Also again: a person who declined or missed the deadline can be asked once more.
    send: { from: ['draft', 'declined', 'expired'], to: 'sent', by: ['homeowner', 'offer'] },
    withdraw: { from: ['sent', 'signed'], to: 'withdrawn', by: ['homeowner', 'offer', 'house'] },
    decline: { from: ['sent'], to: 'declined', by: ['roomie', 'applicant'] },
    expire: { from: ['sent'], to: 'expired', by: ['time'] },
    sign: { from: ['sent'], to: 'signed', by: ['roomie', 'applicant'] },
    countersign: { from: ['signed'], to: 'active', by: ['homeowner'] },
    activate: { from: ['signed', 'inactive'], to: 'active', by: ['homeowner'] },
    deactivate: { from: ['active'], to: 'inactive', by: ['homeowner'] },
    // Replaced by a newer one of the same kind; a lease whose roomie moves rooms is replaced automatically on the day
    // of the move.
    supersede: { from: ['active', 'pre_released'], to: 'archived', by: ['homeowner', 'time'] },
    // Before its first day, with the consent of both parties.
    cancel: { from: ['active', 'pre_released'], to: 'cancelled', by: ['homeowner', 'roomie'] },
    // Automatic for a lease whose agreed term ends.
    giveNotice: { from: ['active'], to: 'pre_released', by: ['homeowner', 'roomie', 'time'] },
    // It continues after its term.
    runOn: { from: ['active'], to: 'same', by: ['time'] },
    takeBackNotice: { from: ['pre_released'], to: 'active', by: ['homeowner', 'roomie'] },
    // To an earlier last day, with the consent of both parties.
    moveLastDay: { from: ['pre_released'], to: 'same', by: ['homeowner', 'roomie'] },
    release: { from: ['pre_released'], to: 'released', by: ['homeowner'] },
    // The notice stays in force: the lease still ends, but under other terms.
    rollBack: { from: ['released'], to: 'pre_released', by: ['homeowner'] },
    archive: {
      from: ['declined', 'withdrawn', 'expired', 'inactive', 'released', 'cancelled'],
      to: 'archived',
      // Automatic for a lease whose deposit can no longer change.
      by: ['homeowner', 'time'],
    },
  },
});
export type AgreementAction = ActionOf<typeof agreementMachine>;

/** Actions for leases only, and actions for everything but leases. */
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

/** Whether an action is possible for an agreement of this type in this state. */
export function canFollow(action: AgreementAction, state: AgreementState, type: AgreementType): boolean {
  const others: readonly AgreementAction[] = type === 'lease' ? OF_OTHERS : OF_LEASES;
  return agreementMachine.allows(action, state) && !others.includes(action);
}

/**
 * Returns the state of an agreement at a moment. An unsigned agreement expires on time even before the expiry is
 * stored.
 */
export function agreementStateAt(state: AgreementState, expiresAt: Date | null, now: Date): AgreementState {
  const isOver = state === 'sent' && expiresAt !== null && expiresAt.getTime() <= now.getTime();
  return isOver ? 'expired' : state;
}
