import type { StockItem } from '@common-roof/contracts';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useClaimStockItemMutation } from './stock-api.ts';

/** Says that the reader gets a thing, or doesn't after all. */
export function useClaim(): (item: Pick<StockItem, '_id' | 'name'>, isClaimed: boolean) => Promise<boolean> {
  const { t } = useTranslation();
  const [claim] = useClaimStockItemMutation();
  return ({ _id: id, name }, isClaimed) =>
    showOutcome(
      claim({ params: { id }, body: { is_claimed: isClaimed } }),
      t(isClaimed ? 'stock.claimed' : 'stock.released', { name }),
    );
}
