import {
  APPLICANT_MOVES,
  type AdState,
  type ApplicantMove,
  type ApplicantState,
  type ProspectState,
} from '@common-roof/contracts';

import { type ActionOf, defineMachine } from './machine.ts';

/** What can be done to an ad as a whole. Closed is not final: `reopen` lists the room again. */
export const adMachine = defineMachine({
  name: 'ad',
  states: ['draft', 'open', 'paused', 'closed'] satisfies AdState[],
  initial: 'draft',
  final: [],
  transitions: {
    publish: { from: ['draft'], to: 'open', by: ['homeowner'] },
    pause: { from: ['open'], to: 'paused', by: ['homeowner'] },
    resume: { from: ['paused'], to: 'open', by: ['homeowner'] },
    edit: { from: ['draft', 'open', 'paused'], to: 'same', by: ['homeowner'] },
    close: { from: ['open', 'paused'], to: 'closed', by: ['homeowner', 'house'] },
    discard: { from: ['draft'], to: 'gone', by: ['homeowner'] },
    reopen: { from: ['closed'], to: 'open', by: ['homeowner'] },
  },
});
export type AdAction = ActionOf<typeof adMachine>;

/** States before the homeowner has decided. */
const HOPEFUL = ['new', 'shortlisted', 'showing'] satisfies ApplicantState[];

/**
 * A declined applicant can be reconsidered; a withdrawal is final. An offer is revoked through the offer itself, also
 * for an applicant who was moved to accepted before the lease was signed.
 */
export const applicantMachine = defineMachine({
  name: 'applicant',
  states: ['new', 'shortlisted', 'showing', 'offered', 'accepted', 'declined', 'withdrawn'] satisfies ApplicantState[],
  initial: 'new',
  final: ['withdrawn'],
  transitions: {
    reconsider: { from: ['shortlisted', 'declined'], to: 'new', by: ['homeowner'] },
    shortlist: { from: ['new', 'showing', 'declined'], to: 'shortlisted', by: ['homeowner'] },
    show: { from: ['new', 'shortlisted'], to: 'showing', by: ['homeowner'] },
    decline: { from: HOPEFUL, to: 'declined', by: ['homeowner', 'house'] },
    accept: { from: ['offered'], to: 'accepted', by: ['homeowner'] },
    offer: { from: HOPEFUL, to: 'offered', by: ['offer'] },
    offerWithdrawn: { from: ['offered', 'accepted'], to: 'shortlisted', by: ['offer'] },
    offerTaken: { from: ['offered'], to: 'accepted', by: ['offer'] },
    offerDeclined: { from: ['offered', 'accepted'], to: 'withdrawn', by: ['offer'] },
    offerLost: { from: ['offered', 'accepted'], to: 'declined', by: ['house'] },
    withdraw: { from: [...HOPEFUL, 'offered'], to: 'withdrawn', by: ['applicant'] },
  },
});
export type ApplicantAction = ActionOf<typeof applicantMachine>;

/** The action behind each move by hand. */
const MOVES = {
  new: 'reconsider',
  shortlisted: 'shortlist',
  showing: 'show',
  accepted: 'accept',
  declined: 'decline',
} as const satisfies Record<ApplicantMove, ApplicantAction>;

export const moveTo = (to: ApplicantMove): ApplicantAction => MOVES[to];

/** Returns the states to which the homeowner may move an applicant by hand. */
export const movesOf = (state: ApplicantState): readonly ApplicantMove[] =>
  APPLICANT_MOVES.filter((to) => applicantMachine.allows(MOVES[to], state));

/** Whether the applicant can be shown the room: their application is undecided, or they were offered it. */
export const canBeShown = (state: ApplicantState): boolean => applicantMachine.allows('withdraw', state);

/** Hours after which a homeowner is reminded of applicants without an answer. */
export const ANSWER_HOURS = 72;

/** An offer. `view`: its link was opened. The person who signed the lease moves in when it is countersigned. */
export const prospectMachine = defineMachine({
  name: 'offer',
  states: ['invited', 'viewed', 'signed', 'moved_in', 'withdrawn', 'expired'] satisfies ProspectState[],
  initial: 'invited',
  final: ['moved_in', 'withdrawn'],
  transitions: {
    view: { from: ['invited'], to: 'viewed', by: ['applicant'] },
    change: { from: ['invited', 'viewed'], to: 'same', by: ['homeowner'] },
    withdraw: { from: ['invited', 'viewed', 'signed', 'expired'], to: 'withdrawn', by: ['homeowner', 'house'] },
    decline: { from: ['invited', 'viewed'], to: 'withdrawn', by: ['applicant'] },
    sign: { from: ['invited', 'viewed'], to: 'signed', by: ['applicant'] },
    moveIn: { from: ['signed'], to: 'moved_in', by: ['homeowner'] },
    resend: { from: ['invited', 'viewed', 'expired'], to: 'invited', by: ['homeowner'] },
    expire: { from: ['invited', 'viewed'], to: 'expired', by: ['time'] },
  },
});
export type ProspectAction = ActionOf<typeof prospectMachine>;

/** Returns the state of an offer at a moment: it expires if nobody signed or withdrew it in time. */
export function prospectStateAt(state: ProspectState, expiresAt: Date, now: Date): ProspectState {
  return prospectMachine.allows('expire', state) && expiresAt.getTime() <= now.getTime() ? 'expired' : state;
}

/** Returns the first part of a postal code, which names an area but no street: `M20 3BG` → `M20`, `10559` → `105`. */
export function postalArea(postalCode: string): string {
  const [first = '', rest] = postalCode.trim().split(/\s+/, 2);
  return rest === undefined ? first.slice(0, 3) : first;
}
