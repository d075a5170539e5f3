import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { Recalculating } from '#features/money/ledger/restated/recalculating.tsx';
import { SettleUpPanel } from '#features/money/expenses/settle-up/settle-up-panel.tsx';
import { HouseSupplies } from '#features/money/expenses/supplies/house-supplies.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { AddIcon, BasketIcon } from '#ui/icons.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';
import { HouseFrame } from '#routes/house/house-frame.tsx';
import { receiptPhotos } from '#routes/house/receipt-photos.tsx';
import { WantedBoard } from '#routes/house/wanted-board.tsx';

/** Purchases in the homeowner's houses. `?house=` and the view are in the URL. */
export default function AdminSuppliesPage() {
  const { t } = useTranslation();
  return (
    <HouseFrame
      heading={t('supplies.ownersHeading')}
      leadOf={({ name }) => t('supplies.ownersLead', { house: name })}
      actionsOf={({ _id: id }) => (
        <Button component={Link} variant="outlined" to={paths.suppliesHistoryOf(id)}>
          {t('supplies.toHistory')}
        </Button>
      )}
      none={
        <EmptyState
          icon={<BasketIcon />}
          text={t('supplies.noHouses')}
          action={
            <FirstAction to={paths.newHouse} icon={<AddIcon />}>
              {t('houses.overview.addHouse')}
            </FirstAction>
          }
        />
      }
    >
      {(house) => (
        <Stack spacing={3}>
          <Recalculating houseId={house._id} />
          <SettleUpPanel house={house} />
          <HouseSupplies house={house} photos={receiptPhotos} board={<WantedBoard houseId={house._id} />} />
        </Stack>
      )}
    </HouseFrame>
  );
}
