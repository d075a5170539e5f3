import type { House, Supply } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { BasketIcon } from '#ui/icons.tsx';
import { itemsOf, PagedList } from '#ui/paged-list.tsx';
import { EmptyState } from '#ui/states.tsx';
import type { ReceiptPhotos } from './receipt-photos.ts';
import { useSuppliesInfiniteQuery } from './supplies-api.ts';
import { SupplyRows } from './supply-rows.tsx';

const useWaiting = (houseId: string) => useSuppliesInfiniteQuery({ houseId, state: 'entered', search: undefined });

const isForReader = ({ may }: Supply): boolean => may.verify;

/** Returns how many loaded purchases wait for the reader. */
export const useToConfirm = (houseId: string): number => itemsOf(useWaiting(houseId))?.filter(isForReader).length ?? 0;

/** Purchases whose price the reader can confirm. */
export function ToConfirm({ house, photos }: { house: House; photos: ReceiptPhotos }) {
  const { t } = useTranslation();
  const nothing = <EmptyState icon={<BasketIcon />} text={t('supplies.noneToConfirm')} />;
  return (
    <PagedList query={useWaiting(house._id)} empty={nothing}>
      {(supplies) => {
        const theirs = supplies.filter(isForReader);
        if (theirs.length === 0) return nothing;
        return <SupplyRows supplies={theirs} photos={photos} />;
      }}
    </PagedList>
  );
}
