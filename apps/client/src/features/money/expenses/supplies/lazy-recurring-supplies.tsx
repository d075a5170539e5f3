import { loadWords } from '#i18n/i18n.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useRecurringSuppliesQuery } from './supplies-api.ts';

const RecurringSupplies = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./recurring-supplies.tsx'), loadWords('splits')]);
  return part.RecurringSupplies;
});

/** A house's recurring purchases, whose code is loaded if there are any. */
export function RecurringOfHouse({ houseId }: { houseId: string }) {
  const { currentData } = useRecurringSuppliesQuery({ houseId });
  if (currentData === undefined || currentData.items.length === 0) return null;
  return <RecurringSupplies supplies={currentData.items} />;
}
