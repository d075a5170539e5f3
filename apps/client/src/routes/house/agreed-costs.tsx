import type { House } from '@common-roof/contracts';

import { RecurringBills } from '#features/money/expenses/bills/recurring-bills.tsx';
import { UsualSplits } from '#features/money/expenses/supplies/split/usual-splits.tsx';

interface AgreedCostsProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  /** Whether the reader can run bills. */
  canRun: boolean;
}

/** The recurring bills and usual splits of a house: to read, and for those who run bills to change. */
export function AgreedCosts({ house, today, canRun }: AgreedCostsProps) {
  return (
    <>
      <RecurringBills house={house} today={today} canRun={canRun} />
      <UsualSplits house={house} canRun={canRun} />
    </>
  );
}
