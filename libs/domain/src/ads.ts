import type { AdState, AdStep, ApplicantMove, ApplicantState, ProspectState } from '@common-roof/contracts';

/** What is done to an ad as a whole. `edit` keeps its state, `reopen` lists a room again. */
export type AdAction = AdStep | 'edit' | 'close' | 'discard' | 'reopen';

/** `draft → open ⇄ paused`, both `→ closed → open`; a draft may be thrown away. `null`: it is gone. */
const AD_TRANSITIONS: Record<AdAction, Partial<Record<AdState, AdState | null>>> = {
  publish: { draft: 'open' },
  pause: { open: 'paused' },
  resume: { paused: 'open' },
  edit: { draft: 'draft', open: 'open', paused: 'paused' },
  close: { open: 'closed', paused: 'closed' },
  discard: { draft: null },
  reopen: { closed: 'open' },
};

/** The state after the action, `null` where the ad is gone after it, `undefined` where it cannot be done. */
export function adStateAfter(state: AdState, action: AdAction): AdState | null | undefined {
  return AD_TRANSITIONS[action][state];
}

/** Where the homeowner may move an applicant by hand. Who was declined can be taken up again; a withdrawal stands. */
const MOVES: Record<ApplicantState, readonly ApplicantMove[]> = {
  new: ['shortlisted', 'showing', 'declined'],
  shortlisted: ['new', 'showing', 'declined'],
  showing: ['shortlisted', 'declined'],
  // An offer is taken back with the offer itself, not by moving its card.
  offered: ['accepted'],
  accepted: [],
  declined: ['new', 'shortlisted'],
  withdrawn: [],
};

export const movesOf = (state: ApplicantState): readonly ApplicantMove[] => MOVES[state];

/** Whether an applicant in this state can be offered the room. */
export const canBeOffered = (state: ApplicantState): boolean =>
  state === 'new' || state === 'shortlisted' || state === 'showing';

/** Whether an applicant in this state still hopes for an answer, and is told when the room is gone. */
export const hopesForAnswer = canBeOffered;

/** Whether an applicant may take the application back. */
export const canWithdraw = (state: ApplicantState): boolean => canBeOffered(state) || state === 'offered';

/** Hours after which a homeowner is reminded of applicants without an answer. */
export const ANSWER_HOURS = 72;

/** What is done to an offer. `view`: somebody opened its link. */
export type ProspectAction = 'view' | 'change' | 'withdraw' | 'resend';

const PROSPECT_TRANSITIONS: Record<ProspectAction, Partial<Record<ProspectState, ProspectState>>> = {
  view: { invited: 'viewed', viewed: 'viewed' },
  change: { invited: 'invited', viewed: 'viewed' },
  withdraw: { invited: 'withdrawn', viewed: 'withdrawn', expired: 'withdrawn' },
  resend: { invited: 'invited', viewed: 'invited', expired: 'invited' },
};

/** The state after the action, `undefined` where it cannot be done. */
export function prospectStateAfter(state: ProspectState, action: ProspectAction): ProspectState | undefined {
  return PROSPECT_TRANSITIONS[action][state];
}

/** What an offer is at a moment: it expires by itself where nobody signed or withdrew it. */
export function prospectStateAt(state: ProspectState, expiresAt: Date, now: Date): ProspectState {
  const waits = state === 'invited' || state === 'viewed';
  return waits && expiresAt.getTime() <= now.getTime() ? 'expired' : state;
}

/** The first part of a postal code, which names an area and no street: `M20 3BG` → `M20`, `10559` → `105`. */
export function postalArea(postalCode: string): string {
  const [first = '', rest] = postalCode.trim().split(/\s+/, 2);
  return rest === undefined ? first.slice(0, 3) : first;
}
