/** Hours after posting in which others can give a verdict. */
export const VERDICT_HOURS = 48;

/** Hours in which a person can change their verdict, unless the chore is decided sooner. */
export const VERDICT_CHANGE_HOURS = 24;

const HOUR_MS = 3_600_000;
const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** Returns the moment at which the verdicts given so far decide, however few they are. */
export const verdictsCloseAt = (postedAt: Date): Date => hoursAfter(postedAt, VERDICT_HOURS);

/** Returns the moment from which a verdict can't be changed. */
export const verdictFixedAt = (firstGivenAt: Date): Date => hoursAfter(firstGivenAt, VERDICT_CHANGE_HOURS);

/** Who can verify a chore. */
export type VerifierRole = 'roomie' | 'homeowner' | 'neatkeeper';

/** One verdict: a point or a strike. Each person gives one. */
export interface Verdict {
  readonly voterId: string;
  readonly role: VerifierRole;
  readonly says: 'point' | 'strike';
  /** The reason for a strike; a strike counts only with one. */
  readonly reason: string;
}

/** A posted chore without a decision. */
export interface PostedItem {
  readonly posterId: string;
  readonly postedAt: Date;
}

/** Why a verdict is refused: it is on their own chore, too late, or too old to be changed. */
export type VerdictRefusal = 'own' | 'closed' | 'fixed';

/**
 * Returns why a person can't give or change a verdict, or null if they can.
 * @param firstGivenAt when they first gave theirs; null: they haven't
 */
export function verdictRefusal(
  { posterId, postedAt }: PostedItem,
  voterId: string,
  firstGivenAt: Date | null,
  now: Date,
): VerdictRefusal | null {
  if (voterId === posterId) return 'own';
  if (now >= verdictsCloseAt(postedAt)) return 'closed';
  return firstGivenAt !== null && now >= verdictFixedAt(firstGivenAt) ? 'fixed' : null;
}

/**
 * Up to this many housemates besides the poster, half of them are enough. Larger houses need more than half, so that
 * friends alone can't decide.
 */
const FEW_HOUSEMATES = 3;

/**
 * People needed to reject a chore without the homeowner; a single strike would be one person's word against another's.
 */
export const STRIKES_TO_REJECT = 2;

/** Returns how many housemates must have voted, at least one, if the homeowner hasn't. */
export const quorumOf = (housemates: number): number =>
  housemates <= FEW_HOUSEMATES ? Math.max(1, Math.ceil(housemates / 2)) : Math.floor(housemates / 2) + 1;

/** `lapsed`: an extra chore that nobody confirmed. */
export type Verification = 'open' | 'verified' | 'rejected' | 'lapsed';

/** Returns the majority verdict; a tie goes to the homeowner's, undefined if they gave none. */
function majorityOf(verdicts: readonly Verdict[]): Verdict['says'] | undefined {
  const points = verdicts.filter(({ says }) => says === 'point').length;
  const strikes = verdicts.length - points;
  if (points !== strikes) return points > strikes ? 'point' : 'strike';
  return verdicts.find(({ role }) => role === 'homeowner')?.says;
}

/** Whether these strikes are enough to reject, regardless of the points. */
function canReject(strikes: readonly Verdict[]): boolean {
  return strikes.some(({ role }) => role === 'homeowner') || strikes.length >= STRIKES_TO_REJECT;
}

/**
 * Whether the remaining housemates can no longer change the result: more than half gave a strike, or everyone has
 * voted.
 */
function isSettled(strikes: readonly Verdict[], heard: readonly Verdict[], housemates: number): boolean {
  const ofRoomies = (verdicts: readonly Verdict[]): number => verdicts.filter(({ role }) => role === 'roomie').length;
  return (
    strikes.some(({ role }) => role === 'homeowner') ||
    ofRoomies(strikes) > housemates / 2 ||
    ofRoomies(heard) >= housemates
  );
}

/** A posted chore, and how many people can give a verdict on it. */
export interface JudgedItem {
  readonly postedAt: Date;
  /** Current housemates besides the poster. People who have left don't count, but their verdict stays. */
  readonly housemates: number;
  /** It is an extra chore outside the plan. */
  readonly isExtra?: boolean;
}

/**
 * Decides a posted chore. A strike without a reason doesn't count. Once enough housemates or the homeowner have voted,
 * the majority decides; a tie waits for one more verdict. A rejection takes two people or the homeowner, and the others
 * are heard first unless they could no longer turn the result.
 *
 * When time runs out, the verdicts given decide. Without verdicts, in a tie or with a single strike, the chore counts
 * as done, because the poster did it and said so. An extra chore needs a yes instead: nobody expected it, and nobody
 * would miss it.
 */
export function verificationOf(
  verdicts: readonly Verdict[],
  { postedAt, housemates, isExtra = false }: JudgedItem,
  now: Date,
): Verification {
  const isOver = now >= verdictsCloseAt(postedAt);
  const heard = verdicts.filter(({ says, reason }) => says === 'point' || reason.trim() !== '');
  const strikes = heard.filter(({ says }) => says === 'strike');
  const isEnough =
    heard.some(({ role }) => role === 'homeowner') ||
    heard.filter(({ role }) => role === 'roomie').length >= quorumOf(housemates);
  const majority = majorityOf(heard);
  if (majority === 'point' && (isOver || isEnough)) return 'verified';
  const isRejected = majority === 'strike' && canReject(strikes);
  if (isRejected && (isOver || (isEnough && isSettled(strikes, heard, housemates)))) return 'rejected';
  if (!isOver) return 'open';
  return isExtra ? 'lapsed' : 'verified';
}
