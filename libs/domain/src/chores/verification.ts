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

/** How many housemates must have said something, where the homeowner has not: half of them, and one at least. */
export const quorumOf = (housemates: number): number => Math.max(1, Math.ceil(housemates / 2));

/** `lapsed`: it was no turn of the plan, and nobody said that it was done. */
export type Verification = 'open' | 'verified' | 'rejected' | 'lapsed';

/** What the majority says; of equally many the homeowner's verdict counts, undefined where there is none. */
function majorityOf(verdicts: readonly Verdict[]): Verdict['says'] | undefined {
  const points = verdicts.filter(({ says }) => says === 'point').length;
  const strikes = verdicts.length - points;
  if (points !== strikes) return points > strikes ? 'point' : 'strike';
  return verdicts.find(({ role }) => role === 'homeowner')?.says;
}

/**
 * What verdicts make of a posted chore. Once half of the housemates or the homeowner have said something, the majority of
 * all who did decides; equally many wait for one more. When the time is over, those decide who said something; where nobody
 * did, or both sides are equal, the chore counts as done: somebody did it and said so, and nobody showed that it is not.
 * What the house had not planned needs somebody's yes instead: nobody expected it, and nobody would miss it.
 * @param housemates how many live there besides the poster by now. Who has left does not count; their verdict stays.
 */
export function verificationOf(
  verdicts: readonly Verdict[],
  {
    postedAt,
    housemates,
    isExtra = false,
  }: { readonly postedAt: Date; readonly housemates: number; readonly isExtra?: boolean },
  now: Date,
): Verification {
  const isOver = now >= verdictsCloseAt(postedAt);
  const isEnough =
    verdicts.some(({ role }) => role === 'homeowner') ||
    verdicts.filter(({ role }) => role === 'roomie').length >= quorumOf(housemates);
  if (!isOver && !isEnough) return 'open';
  const majority = majorityOf(verdicts);
  if (majority === undefined) return isOver ? (isExtra ? 'lapsed' : 'verified') : 'open';
  return majority === 'point' ? 'verified' : 'rejected';
}
