import { daysBetween } from '../days.ts';

/** Something to be paid. */
export interface Due {
  readonly id: string;
  /** ISO date in the house's time zone. */
  readonly dueOn: string;
  /** In minor units; more than nothing. */
  readonly minor: number;
}

/** Something that was paid; what was taken back is not among them. */
export interface Paid {
  readonly id: string;
  readonly paidOn: string;
  readonly minor: number;
}

/** What became of a due. */
export interface SettledDue extends Due {
  /** What is left to be paid, in minor units. */
  readonly open: number;
  /** What was paid of it, by payment, the first first. */
  readonly by: readonly { readonly paymentId: string; readonly minor: number }[];
  /** The day of the payment with which it was paid; null: something is open. */
  readonly paidOn: string | null;
}

/** What payments have paid. */
export interface Allocation {
  /** The oldest first. */
  readonly dues: readonly SettledDue[];
  /** What was paid too much, in minor units; it goes to what is due next. */
  readonly credit: number;
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * What payments pay: the oldest dues first, a part where it is not enough, and what is too much stays as credit. The
 * same dues and payments give the same, in whatever order they come.
 */
export function allocate(dues: readonly Due[], payments: readonly Paid[]): Allocation {
  const left = payments
    .toSorted((a, b) => byText(a.paidOn, b.paidOn) || byText(a.id, b.id))
    .map((payment) => ({ ...payment, left: payment.minor }));
  const settled = dues
    .toSorted((a, b) => byText(a.dueOn, b.dueOn) || byText(a.id, b.id))
    .map(({ id, dueOn, minor }): SettledDue => {
      const by: { paymentId: string; minor: number }[] = [];
      let open = minor;
      let paidOn: string | null = null;
      for (const payment of left) {
        const part = Math.min(open, payment.left);
        if (part === 0) continue;
        payment.left -= part;
        open -= part;
        by.push({ paymentId: payment.id, minor: part });
        if (open === 0) paidOn = payment.paidOn;
      }
      return { id, dueOn, minor, open, by, paidOn };
    });
  return { dues: settled, credit: left.reduce((sum, payment) => sum + payment.left, 0) };
}

/** What is open, in minor units: not due yet, and by the days since it was due. */
export interface Arrears {
  readonly upcoming: number;
  readonly to30: number;
  readonly to60: number;
  readonly to90: number;
  readonly over90: number;
}

function ageOf(days: number): keyof Arrears {
  if (days < 0) return 'upcoming';
  if (days <= 30) return 'to30';
  if (days <= 60) return 'to60';
  return days <= 90 ? 'to90' : 'over90';
}

/** What is open of dues, by age on a day (ISO date in the house's time zone): 0–30 days, 31–60, 61–90, more. */
export function arrearsOf(dues: readonly Pick<SettledDue, 'dueOn' | 'open'>[], today: string): Arrears {
  const arrears = { upcoming: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { dueOn, open } of dues) arrears[ageOf(daysBetween(dueOn, today))] += open;
  return arrears;
}
