import { daysBetween } from '../days.ts';

/** An amount that is due. */
export interface Due {
  readonly id: string;
  /** ISO date in the house's time zone. */
  readonly dueOn: string;
  /** In minor units; positive. */
  readonly minor: number;
}

/** A payment; reversed payments are excluded. */
export interface Paid {
  readonly id: string;
  readonly paidOn: string;
  readonly minor: number;
}

/** A due after payments. */
export interface SettledDue extends Due {
  /** The unpaid rest, in minor units. */
  readonly open: number;
  /** What each payment paid of it, oldest first. */
  readonly by: readonly { readonly paymentId: string; readonly minor: number }[];
  /** The day of the payment that completed it; null: it is still open. */
  readonly paidOn: string | null;
}

/** Dues matched with payments. */
export interface Allocation {
  /** Oldest first. */
  readonly dues: readonly SettledDue[];
  /** Overpaid amount in minor units; it pays the next due. */
  readonly credit: number;
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Applies payments to the oldest dues first, in part if one isn't enough; an overpayment stays as credit. The result
 * doesn't depend on the order of the input.
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

/** Open amounts in minor units: not due yet, and by days overdue. */
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

/** Groups open dues by age on a day (ISO date in the house's time zone): 0–30 days, 31–60, 61–90, older. */
export function arrearsOf(dues: readonly Pick<SettledDue, 'dueOn' | 'open'>[], today: string): Arrears {
  const arrears = { upcoming: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { dueOn, open } of dues) arrears[ageOf(daysBetween(dueOn, today))] += open;
  return arrears;
}
