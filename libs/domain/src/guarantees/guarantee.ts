import {
  GUARANTEE_LINK_DAYS,
  GUARANTEE_STATES,
  type GuaranteeCovers,
  type GuaranteeState,
  type MoneyAccount,
} from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

const DAY_MS = 86_400_000;

/** A guarantee, from the question to the roomie to its end. The guarantor gets the link when the roomie agrees. */
export const guaranteeMachine = defineMachine({
  name: 'guarantee',
  states: GUARANTEE_STATES,
  initial: 'asked',
  final: ['ended', 'withdrawn'],
  transitions: {
    agree: { from: ['asked'], to: 'sent', by: ['roomie'] },
    refuse: { from: ['asked'], to: 'declined', by: ['roomie'] },
    share: { from: ['sent', 'signed', 'expired'], to: 'same', by: ['roomie'] },
    resend: { from: ['sent', 'expired'], to: 'sent', by: ['homeowner'] },
    sign: { from: ['sent'], to: 'signed', by: ['guarantor'] },
    decline: { from: ['sent'], to: 'declined', by: ['guarantor'] },
    expire: { from: ['sent'], to: 'expired', by: ['time'] },
    withdraw: { from: ['asked', 'sent', 'declined', 'expired'], to: 'withdrawn', by: ['homeowner', 'house'] },
    release: { from: ['signed'], to: 'ended', by: ['homeowner'] },
    end: { from: ['signed'], to: 'ended', by: ['time', 'house'] },
  },
});
export type GuaranteeAction = ActionOf<typeof guaranteeMachine>;

/** A lease has at most one guarantee in these states, so another one can't be asked for. */
export const OPEN_GUARANTEE_STATES = ['asked', 'sent', 'signed'] as const satisfies readonly GuaranteeState[];

/** Returns until when a link that is sent now can be signed with. */
export const guaranteeLinkUntil = (sentAt: Date): Date => new Date(sentAt.getTime() + GUARANTEE_LINK_DAYS * DAY_MS);

/** The accounts of the ledger that a guarantee covers. Never the deposit, fees, or what housemates owe each other. */
export const COVERED_ACCOUNTS = {
  rent: ['rent'],
  rent_and_bills: ['rent', 'utilities'],
} as const satisfies Record<GuaranteeCovers, readonly MoneyAccount[]>;
