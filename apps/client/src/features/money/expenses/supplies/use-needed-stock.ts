import { LIMITS, type StockItem } from '@common-roof/contracts';
import { isNeeded } from '@common-roof/domain';

import { useStockQuery } from '#api/resources/stock.ts';

interface NeededStock {
  readonly items: readonly StockItem[];
  /** Returns the names of things, as a purchase of them is called: as many as it has room for. */
  readonly named: (ids: readonly string[]) => string;
}

/** What the stock of a house needs, to offer it in the form of a purchase. Empty while it loads. */
export function useNeededStock(houseId: string): NeededStock {
  const { currentData } = useStockQuery({ houseId });
  const all = currentData?.items ?? [];
  return {
    items: all.filter(({ level }) => isNeeded(level)),
    named: (ids) =>
      all
        .filter(({ _id: id }) => ids.includes(id))
        .map(({ name }) => name)
        .reduce((said, name) => {
          const more = said === '' ? name : `${said}, ${name}`;
          return more.length > LIMITS.supplyName ? said : more;
        }, ''),
  };
}
