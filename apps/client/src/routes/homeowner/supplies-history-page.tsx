import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { SuppliesHistory } from '#features/money/expenses/supplies/history/supplies-history.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { AddIcon, BasketIcon } from '#ui/icons.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';
import { HouseFrame } from '#routes/house/house-frame.tsx';
import { receiptPhotos } from '#routes/house/receipt-photos.tsx';

/** All purchases of the homeowner's houses. `?house=` and the view are in the URL. */
export default function SuppliesHistoryPage() {
  const { t } = useTranslation();
  return (
    <HouseFrame
      heading={t('suppliesHistory.heading')}
      leadOf={({ name }) => t('suppliesHistory.lead', { house: name })}
      actionsOf={({ _id: id }) => (
        <Button component={Link} variant="outlined" to={paths.suppliesOf(id)}>
          {t('suppliesHistory.back')}
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
      {(house) => <SuppliesHistory house={house} photos={receiptPhotos} />}
    </HouseFrame>
  );
}
