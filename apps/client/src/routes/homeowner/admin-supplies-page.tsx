import Stack from '@mui/material/Stack';

import { useOpenHouse } from '../../api/resources/use-open-house.ts';
import { HouseSupplies } from '../../features/money/supplies/house-supplies.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HouseChoice } from '../../ui/house-choice.tsx';
import { BasketIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '../../ui/states.tsx';
import { receiptPhotos } from '../house/receipt-photos.tsx';
import { WantedBoard } from '../house/wanted-board.tsx';

/** What the roomies of the own houses bought. `?house=`, and what is shown of it. */
export default function AdminSuppliesPage() {
  const { t } = useTranslation();
  const { houses, house, isError, choose, retry } = useOpenHouse();
  if (houses === undefined || house === undefined) {
    return (
      <Page heading={t('supplies.ownersHeading')}>
        {houses !== undefined ? (
          <EmptyState icon={<BasketIcon />} text={t('supplies.noHouses')} />
        ) : isError ? (
          <LoadError onRetry={retry} />
        ) : (
          <ListSkeleton />
        )}
      </Page>
    );
  }
  return (
    <Page heading={t('supplies.ownersHeading')} lead={t('supplies.ownersLead', { house: house.name })}>
      <Stack spacing={2}>
        <HouseChoice houses={houses} house={house} onChoose={choose} />
        {/* Another house begins anew. */}
        <div key={house._id}>
          <HouseSupplies house={house} photos={receiptPhotos} board={<WantedBoard houseId={house._id} />} />
        </div>
      </Stack>
    </Page>
  );
}
