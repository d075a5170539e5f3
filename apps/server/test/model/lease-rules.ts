import type { AgreementState, AgreementType, LeaseRequestKind, ProspectState } from '@common-roof/contracts';
import { type AgreementAction, canFollow, prospectMachine } from '@common-roof/domain';

export interface Paper {
  /** Null: created since the situation was read. */
  readonly id: string | null;
  readonly type: AgreementType;
  readonly room: string;
  readonly roomie: string | null;
  readonly offer: string | null;
  readonly supersedes: string | null;
  readonly text: number;
  /** The party that gave notice, or `move` when the roomie moves with another lease. */
  notice: Party | 'move' | null;
  state: AgreementState;
}

export type Party = 'homeowner' | 'tenant';

/** An open request of one party of a lease to the other. */
export interface Request {
  /** Null: created since the situation was read. */
  readonly id: string | null;
  readonly lease: string;
  readonly kind: LeaseRequestKind;
  readonly by: Party;
}

export interface Offer {
  readonly id: string | null;
  state: ProspectState;
}

export interface Stay {
  readonly room: string;
  readonly roomie: string | null;
  state: 'upcoming' | 'active' | 'releasing' | 'ended';
}

/** The rows of one house that the rules of leases read; agreements and offers oldest first. */
export interface Situation {
  papers: Paper[];
  offers: Offer[];
  stays: Stay[];
  requests: Request[];
  /** Other agreements that ended with a release that stands, by its lease. */
  putOut: Readonly<Record<string, readonly string[]>>;
  /** An earlier last day was agreed since the settlement was read: it may have changed. */
  isLastDayMoved?: true;
}

/** The roomie of the one room, and the room that is offered. */
export interface Cast {
  readonly roomie: string;
  readonly livedIn: string;
  readonly offered: string;
}

/** An action, with the version that its actor had seen. */
export type Move =
  | { readonly does: 'make'; readonly type: 'lease' | 'house_rules'; readonly state: 'draft' | 'sent' }
  | { readonly does: 'edit' | 'send' | 'withdraw' | 'archive' | 'discard' | 'decline'; readonly paper: string }
  | { readonly does: 'sign' | 'countersign'; readonly paper: string; readonly seen: number }
  | { readonly does: 'activate' | 'deactivate'; readonly paper: string }
  | { readonly does: 'giveNotice' | 'rollBack'; readonly by: Party }
  | { readonly does: 'requestChange'; readonly lease: string; readonly kind: LeaseRequestKind; readonly by: Party }
  | {
      readonly does: 'acceptRequest' | 'declineRequest' | 'withdrawRequest';
      readonly request: string;
      readonly by: Party;
    }
  /** Null: there was no settlement to see. */
  | { readonly does: 'release'; readonly seen: string | null }
  /** Ends or moves a tenancy without a lease: from the one room to the one that is offered. */
  | { readonly does: 'endStay' | 'markVacant' | 'moveRoom' }
  /** Drafts a lease for the offered room, which begins on a later day. */
  | { readonly does: 'agreeOnMove'; readonly paper: string }
  | { readonly does: 'offer' }
  | { readonly does: 'withdrawOffer' | 'resendOffer' | 'declineOffer' | 'correctOffer'; readonly offer: string }
  | { readonly does: 'signOffer'; readonly offer: string; readonly paper: string; readonly seen: number };

/** `open`: the dates of tenancies decide, which is another module's matter. */
export interface Verdict {
  readonly allowed: 'yes' | 'no' | 'open';
  readonly then: Situation;
}

/** Returns the decision of the state machines and constraints about a move, and the situation after it. */
export function judge(before: Situation, cast: Cast, move: Move): Verdict {
  const then = structuredClone(before);
  const allowed = apply(then, cast, move);
  return allowed === 'no' ? { allowed, then: before } : { allowed, then };
}

const UNDER_WAY: readonly AgreementState[] = ['draft', 'sent', 'signed'];
const party = ({ roomie, offer }: Paper): string | null => roomie ?? offer;

function apply(s: Situation, cast: Cast, move: Move): Verdict['allowed'] {
  const lives = (roomie: string | null): boolean =>
    s.stays.some((stay) => stay.roomie === roomie && stay.state !== 'ended');
  const underWay = (of: string | null, except?: Paper): boolean =>
    s.papers.some((p) => p !== except && p.type === 'lease' && party(p) === of && UNDER_WAY.includes(p.state));
  const isInForce = ({ room, type }: Paper, except?: Paper): boolean =>
    s.papers.some((p) => p !== except && p.room === room && p.type === type && p.state === 'active');
  const paper = 'paper' in move ? s.papers.find(({ id }) => id === move.paper) : undefined;
  const offer = 'offer' in move ? s.offers.find(({ id }) => id === move.offer) : undefined;
  const lease = offer && s.papers.findLast((p) => p.offer === offer.id && p.type === 'lease');
  const go = (action: AgreementAction, one: Paper | undefined, to: AgreementState): Verdict['allowed'] => {
    if (!one || !canFollow(action, one.state, one.type)) return 'no';
    one.state = to;
    return 'yes';
  };
  const theirs = (...states: AgreementState[]): Paper[] =>
    s.papers.filter((p) => p.roomie === cast.roomie && p.type === 'lease' && states.includes(p.state));
  /** The roomie's current lease, else the upcoming one, else the newest. */
  const current = (...states: AgreementState[]): Paper | undefined => {
    const rank = (p: Paper): number => {
      const at = s.stays.find(
        ({ roomie, room, state }) => roomie === cast.roomie && room === p.room && state !== 'ended',
      )?.state;
      return at === undefined ? 3 : ['active', 'releasing', 'upcoming'].indexOf(at);
    };
    return theirs(...states)
      .toReversed()
      .toSorted((a, b) => rank(a) - rank(b))[0];
  };
  /** For a roomie who moves, steps about the end concern the lease that they move with. */
  const newestLease = (...states: AgreementState[]): Paper | undefined => {
    const found = current(...states);
    return found?.notice === 'move' && found.state === 'pre_released'
      ? s.papers.find(
          (p) => p.supersedes === found.id && p.room !== found.room && ['active', 'pre_released'].includes(p.state),
        )
      : found;
  };
  const stayIn = (room: string): Stay | undefined =>
    s.stays.findLast((stay) => stay.roomie === cast.roomie && stay.room === room);
  const dweller = (): Stay | undefined =>
    s.stays.find(({ roomie, state }) => roomie === cast.roomie && state !== 'ended');
  const isLeased = (): boolean => newestLease('active', 'pre_released') !== undefined;
  const isPromised = ({ room }: Paper): boolean =>
    s.papers.some(
      (p) =>
        p.roomie !== cast.roomie &&
        p.room === room &&
        p.type === 'lease' &&
        (p.state === 'signed' || p.state === 'active'),
    );
  const close = (lease: Paper): void => {
    s.requests = s.requests.filter((request) => request.lease !== lease.id);
  };
  /** The lease continues, and its tenancy with it. */
  const withdrawNotice = (lease: Paper): Verdict['allowed'] => {
    const stay = stayIn(lease.room);
    if (lease.state !== 'pre_released' || !stay || stay.state === 'ended' || isPromised(lease)) return 'no';
    lease.state = 'active';
    lease.notice = null;
    close(lease);
    if (stay.state === 'releasing') stay.state = 'active';
    return s.stays.some((other) => other !== stay && other.room === lease.room) ? 'open' : 'yes';
  };
  const supersede = (one: Paper): Paper | undefined => {
    const old = s.papers.find(({ id, state }) => id !== null && id === one.supersedes && state === 'active');
    if (old) old.state = 'archived';
    return old;
  };

  switch (move.does) {
    case 'make': {
      if (dweller()?.room !== cast.livedIn || (move.type === 'lease' && underWay(cast.roomie))) return 'no';
      s.papers.push(made(move.type, cast.livedIn, { roomie: cast.roomie }, move.state));
      return 'yes';
    }
    case 'edit': {
      if (!paper?.roomie || !lives(paper.roomie)) return 'no';
      if (paper.state === 'active') {
        if (paper.type === 'lease' && underWay(paper.roomie)) return 'no';
        s.papers.push({ ...paper, id: null, supersedes: paper.id, text: 1, notice: null, state: 'draft' });
        return 'yes';
      }
      if (!canFollow('write', paper.state, paper.type)) return 'no';
      s.papers[s.papers.indexOf(paper)] = { ...paper, text: paper.text + 1 };
      return 'yes';
    }
    case 'send':
      if (!paper?.roomie || (paper.type === 'lease' && underWay(party(paper), paper))) return 'no';
      return go('send', paper, 'sent');
    case 'withdraw':
      return paper?.roomie ? go('withdraw', paper, 'withdrawn') : 'no';
    case 'archive':
      return go('archive', paper, 'archived');
    case 'discard': {
      if (!paper || !canFollow('discard', paper.state, paper.type)) return 'no';
      s.papers.splice(s.papers.indexOf(paper), 1);
      return 'yes';
    }
    case 'decline':
      return paper?.roomie === cast.roomie ? go('decline', paper, 'declined') : 'no';
    case 'sign':
      return paper?.roomie === cast.roomie && paper.text === move.seen ? go('sign', paper, 'signed') : 'no';
    case 'countersign': {
      if (paper?.text !== move.seen || !canFollow('countersign', paper.state, paper.type)) return 'no';
      const open = s.stays.filter(
        ({ roomie, state }) => roomie !== null && roomie === paper.roomie && state !== 'ended',
      );
      const stay = open.find(({ room }) => room === paper.room);
      if (stay?.state === 'releasing') return 'no';
      const moved = s.papers.find(
        ({ id, room, state }) =>
          id !== null && id === paper.supersedes && room !== paper.room && ['active', 'pre_released'].includes(state),
      );
      if (moved) {
        const left = stayIn(moved.room);
        if (moved.state !== 'active' || left?.state !== 'active') return 'no';
        moved.state = 'pre_released';
        moved.notice = 'move';
        left.state = 'releasing';
      } else if (!stay && open.length > 0) return 'no';
      else supersede(paper);
      if (isInForce(paper)) return 'no';
      paper.state = 'active';
      const signed = s.offers.find(({ id, state }) => id === paper.offer && state === 'signed');
      if (signed) signed.state = 'moved_in';
      if (stay) return 'yes';
      // Every lease for the offered room begins on a later day.
      s.stays.push({ room: paper.room, roomie: paper.roomie, state: 'upcoming' });
      return 'open';
    }
    case 'activate': {
      if (!paper?.roomie || !lives(paper.roomie) || paper.type === 'lease') return 'no';
      supersede(paper);
      return isInForce(paper, paper) ? 'no' : go('activate', paper, 'active');
    }
    case 'deactivate':
      if (!paper?.roomie || !lives(paper.roomie) || paper.type === 'lease') return 'no';
      return go('deactivate', paper, 'inactive');
    case 'giveNotice': {
      const lease = newestLease('active', 'pre_released');
      const stay = lease && stayIn(lease.room);
      if (!stay || stay.state === 'ended') return 'no';
      const given = go('giveNotice', lease, 'pre_released');
      if (given === 'no') return given;
      if (stay.state === 'active') stay.state = 'releasing';
      lease.notice = move.by;
      // Notice on an upcoming one, for a day that the notice period allows.
      return stay.state === 'upcoming' ? 'open' : given;
    }
    case 'release': {
      const ending =
        theirs('pre_released').find(({ notice }) => notice !== 'move') ?? newestLease('active', 'pre_released');
      const stay = ending && stayIn(ending.room);
      if (move.seen === null || stay?.state !== 'releasing' || !ending?.id) return 'no';
      stay.state = 'ended';
      const others = s.papers.filter(
        (p) => p.roomie === cast.roomie && p.room === ending.room && p.type !== 'lease' && p.state === 'active',
      );
      for (const other of others) other.state = 'inactive';
      s.putOut = { ...s.putOut, [ending.id]: others.flatMap(({ id }) => id ?? []) };
      close(ending);
      const released = go('release', ending, 'released');
      return released === 'yes' && s.isLastDayMoved ? 'open' : released;
    }
    case 'rollBack': {
      const ended = newestLease('active', 'pre_released', 'released');
      const stay = ended && stayIn(ended.room);
      if (!ended?.id || !stay || ended.state === 'active') return 'no';
      const { room, id } = ended;
      if (ended.state === 'pre_released') return ended.notice === move.by ? withdrawNotice(ended) : 'no';
      if (move.by === 'tenant' || isPromised(ended)) return 'no';
      stay.state = 'releasing';
      ended.state = 'pre_released';
      for (const other of s.papers.filter((p) => p.id !== null && s.putOut[id]?.includes(p.id))) {
        if (other.state === 'inactive') other.state = 'active';
      }
      s.putOut = { ...s.putOut, [id]: [] };
      return s.stays.some((other) => other !== stay && other.room === room) ? 'open' : 'yes';
    }
    case 'requestChange': {
      const lease = s.papers.find(({ id }) => id === move.lease);
      if (move.kind === 'cancel_lease') {
        const isAhead =
          lease !== undefined &&
          ['active', 'pre_released'].includes(lease.state) &&
          stayIn(lease.room)?.state === 'upcoming';
        if (lease?.roomie !== cast.roomie && move.by === 'tenant') return 'no';
        const isOther =
          lease?.roomie !== cast.roomie &&
          s.stays.some(({ room, state }) => room === lease?.room && state === 'upcoming');
        if (!(isAhead || (isOther && ['active', 'pre_released'].includes(lease?.state ?? 'draft')))) return 'no';
        if (s.requests.some((request) => request.lease === move.lease)) return 'no';
        s.requests.push({ id: null, lease: move.lease, kind: move.kind, by: move.by });
        return 'yes';
      }
      if (
        lease?.notice === 'move' ||
        lease?.state !== 'pre_released' ||
        s.requests.some((request) => request.lease === move.lease)
      )
        return 'no';
      if (move.kind === 'withdraw_notice' && (lease.notice === move.by || isPromised(lease))) return 'no';
      s.requests.push({ id: null, lease: move.lease, kind: move.kind, by: move.by });
      return 'yes';
    }
    case 'acceptRequest':
    case 'declineRequest': {
      const request = s.requests.find(({ id }) => id === move.request);
      if (!request || request.by === move.by) return 'no';
      s.requests = s.requests.filter((one) => one !== request);
      const lease = s.papers.find(({ id }) => id === request.lease);
      if (lease?.roomie !== cast.roomie) return 'no';
      if (move.does === 'acceptRequest' && request.kind === 'cancel_lease') {
        const ahead = stayIn(lease.room);
        if (ahead?.state !== 'upcoming') return 'no';
        lease.state = 'cancelled';
        lease.notice = null;
        ahead.state = 'ended';
        const before = s.papers.find(
          ({ id, state, notice }) => id === lease.supersedes && state === 'pre_released' && notice === 'move',
        );
        return before ? withdrawNotice(before) : 'yes';
      }
      if (move.does === 'acceptRequest' && request.kind === 'earlier_end') s.isLastDayMoved = true;
      if (move.does === 'declineRequest' || request.kind === 'earlier_end') return 'yes';
      return withdrawNotice(lease);
    }
    case 'withdrawRequest': {
      const request = s.requests.find(({ id }) => id === move.request);
      if (request?.by !== move.by) return 'no';
      s.requests = s.requests.filter((one) => one !== request);
      return 'yes';
    }
    case 'endStay':
    case 'markVacant': {
      const stay = dweller();
      const isHere = stay !== undefined && (move.does === 'endStay' || stay.room === cast.livedIn);
      // An empty room does not change.
      if (!isHere) return move.does === 'endStay' ? 'no' : 'open';
      if (isLeased()) return 'no';
      stay.state = 'ended';
      return 'yes';
    }
    case 'moveRoom': {
      const stay = dweller();
      const others = s.stays.filter(({ room }) => room === cast.offered);
      if (!stay || stay.room === cast.offered || isLeased()) return 'no';
      if (others.some(({ state }) => state === 'active' || state === 'upcoming')) return 'no';
      stay.state = 'ended';
      s.stays.push({ room: cast.offered, roomie: cast.roomie, state: 'active' });
      return others.length > 0 ? 'open' : 'yes';
    }
    case 'agreeOnMove': {
      if (!paper?.id || paper.type !== 'lease' || paper.roomie !== cast.roomie || paper.state !== 'active') return 'no';
      if (paper.room === cast.offered || underWay(cast.roomie)) return 'no';
      const stays = s.stays.filter(({ room }) => room === cast.offered);
      if (stays.some(({ state }) => state === 'active' || state === 'upcoming')) return 'no';
      s.papers.push({
        ...made('lease', cast.offered, { roomie: cast.roomie, offer: paper.offer }, 'draft'),
        supersedes: paper.id,
      });
      return stays.length > 0 ? 'open' : 'yes';
    }
    case 'offer': {
      const isOffered = s.offers.some(({ state }) => state === 'invited' || state === 'viewed' || state === 'signed');
      const stays = s.stays.filter(({ room }) => room === cast.offered);
      if (isOffered || stays.some(({ state }) => state === 'active' || state === 'upcoming')) return 'no';
      s.offers.push({ id: null, state: 'invited' });
      s.papers.push(made('lease', cast.offered, { offer: 'new' }, 'sent'));
      return stays.length > 0 ? 'open' : 'yes';
    }
    case 'withdrawOffer': {
      if (!offer || !prospectMachine.allows('withdraw', offer.state)) return 'no';
      offer.state = 'withdrawn';
      if (lease) go('withdraw', lease, 'withdrawn');
      return 'yes';
    }
    case 'resendOffer': {
      const isTaken = s.stays.some(
        ({ room, state }) => room === cast.offered && (state === 'active' || state === 'upcoming'),
      );
      const others = s.offers.filter((other) => other !== offer);
      const isOffered = others.some(({ state }) => state === 'invited' || state === 'viewed' || state === 'signed');
      if (!offer || isTaken || isOffered || !prospectMachine.allows('resend', offer.state)) return 'no';
      offer.state = 'invited';
      return lease?.state === 'sent' ? 'yes' : go('send', lease, 'sent');
    }
    case 'declineOffer':
      if (!offer || !prospectMachine.allows('decline', offer.state)) return 'no';
      offer.state = 'withdrawn';
      return go('decline', lease, 'declined');
    case 'correctOffer':
      return offer && prospectMachine.allows('decline', offer.state) ? 'yes' : 'no';
    case 'signOffer':
      if (!offer || !prospectMachine.allows('sign', offer.state)) return 'no';
      if (lease?.id !== move.paper || lease.text !== move.seen) return 'no';
      // A roomie who moves there by agreement came first.
      if (s.stays.some(({ room, state }) => room === cast.offered && (state === 'active' || state === 'upcoming')))
        return 'no';
      offer.state = 'signed';
      return go('sign', lease, 'signed');
  }
}

const made = (
  type: Paper['type'],
  room: string,
  { roomie = null, offer = null }: { roomie?: string | null; offer?: string | null },
  state: AgreementState,
): Paper => ({ id: null, type, room, roomie, offer, supersedes: null, text: 1, notice: null, state });

/** Equal situations have the same text, regardless of the ids of rows created since `known`. */
export function fingerprint({ papers, offers, stays, requests }: Situation, known: Situation): string {
  const ids = new Set([...known.papers, ...known.offers].map(({ id }) => id));
  const name = (id: string | null): string => (id !== null && ids.has(id) ? id : 'new');
  return [
    ...papers.map(
      ({ id, type, room, text, state, notice }) =>
        `${name(id)} ${type} ${room} ${String(text)} ${state} ${notice ?? ''}`,
    ),
    ...offers.map(({ id, state }) => `offer ${name(id)} ${state}`),
    ...requests.map(({ lease, kind, by }) => `request ${lease} ${kind} ${by}`),
    ...stays.map(({ room, state }) => `stay ${room} ${state}`),
  ]
    .sort()
    .join('\n');
}
