/** Hours after posting in which others can say whether a chore was done. */
export const VERDICT_HOURS = 48;

/** Hours in which somebody can change their verdict, while it is not decided. */
export const VERDICT_CHANGE_HOURS = 24;

const HOUR_MS = 3_600_000;
const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** When those who have given a verdict decide, however few they are. */
export const verdictsCloseAt = (postedAt: Date): Date => hoursAfter(postedAt, VERDICT_HOURS);

/** From when a verdict stays as it is. */
export const verdictFixedAt = (firstGivenAt: Date): Date => hoursAfter(firstGivenAt, VERDICT_CHANGE_HOURS);

/** Who looks whether a chore was done. */
export type VerifierRole = 'roomie' | 'homeowner' | 'neatkeeper';

/** What one of them says: a point or a strike. There is one of each. */
export interface Verdict {
  readonly voterId: string;
  readonly role: VerifierRole;
  readonly says: 'point' | 'strike';
  /** Of a strike: it counts where it names one. */
  readonly reason: string;
}

/** Something posted that nobody has decided about. */
export interface PostedItem {
  readonly posterId: string;
  readonly postedAt: Date;
}

/** Why a verdict is not taken: of their own chore, too late, or one that has stood too long to be changed. */
export type VerdictRefusal = 'own' | 'closed' | 'fixed';

/**
 * Why somebody may not give or change a verdict; null: they may.
 * @param firstGivenAt when they gave theirs; null: they gave none
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

/** Up to so many housemates beside the poster half of them are enough; of more it takes more than half, so that friends alone are not. */
const FEW_HOUSEMATES = 3;

/** So many people have to say that something was not done, where the homeowner does not: one alone is a word against a word. */
export const STRIKES_TO_REJECT = 2;

/** How many housemates must have said something, where the homeowner has not, and one at least. */
export const quorumOf = (housemates: number): number =>
  housemates <= FEW_HOUSEMATES ? Math.max(1, Math.ceil(housemates / 2)) : Math.floor(housemates / 2) + 1;

/** `lapsed`: it was no turn of the plan, and nobody said that it was done. */
export type Verification = 'open' | 'verified' | 'rejected' | 'lapsed';

/** What the majority says; of equally many the homeowner's verdict counts, undefined where there is none. */
function majorityOf(verdicts: readonly Verdict[]): Verdict['says'] | undefined {
  const points = verdicts.filter(({ says }) => says === 'point').length;
  const strikes = verdicts.length - points;
  if (points !== strikes) return points > strikes ? 'point' : 'strike';
  return verdicts.find(({ role }) => role === 'homeowner')?.says;
}

/** Whether strikes are enough, however many there are on the other side. */
function canReject(strikes: readonly Verdict[]): boolean {
  return strikes.some(({ role }) => role === 'homeowner') || strikes.length >= STRIKES_TO_REJECT;
}

/** Whether nobody who lives there could turn it any more: more than half of them said so, or all of them something. */
function isSettled(strikes: readonly Verdict[], heard: readonly Verdict[], housemates: number): boolean {
  const ofRoomies = (verdicts: readonly Verdict[]): number => verdicts.filter(({ role }) => role === 'roomie').length;
  return (
    strikes.some(({ role }) => role === 'homeowner') ||
    ofRoomies(strikes) > housemates / 2 ||
    ofRoomies(heard) >= housemates
  );
}

/** Something posted, and how many could say something about it. */
export interface JudgedItem {
  readonly postedAt: Date;
  /** How many live there besides the poster by now. Who has left does not count; their verdict stays. */
  readonly housemates: number;
  /** The house had not planned it. */
  readonly isExtra?: boolean;
}

/**
 * What verdicts make of a posted chore. A strike without a reason is none yet. Once enough housemates or the homeowner have said
 * something, the majority of all who did decides, and equally many wait for one more. That it was not done takes two people or
 * the homeowner, and the others are heard first, unless they could not turn it any more.
 *
 * When the time is over, those decide who said something; where nobody did, both sides are equal, or one alone is against it,
 * the chore counts as done: somebody did it and said so. What the house had not planned needs somebody's yes instead: nobody
 * expected it, and nobody would miss it.
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
