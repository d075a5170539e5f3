import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { useOpenHouse } from '#api/resources/use-open-house.ts';
import { Recalculating } from '#features/money/ledger/restated/recalculating.tsx';
import { HouseCosts } from '#features/money/expenses/bills/house-costs.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { HouseChoice } from '#ui/house-choice.tsx';
import { AddIcon, BillIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, FirstAction, ListSkeleton, LoadError } from '#ui/states.tsx';
import { billPhotos } from '#routes/house/bill-photos.tsx';

/** Bills of the homeowner's houses. `?house=` and the view are in the URL. */
export default function BillsPage() {
  const { t } = useTranslation();
  const { houses, house, today, isError, choose, retry } = useOpenHouse();
  if (houses === undefined || house === undefined) {
    return (
      <Page heading={t('bills.heading')}>
        {houses !== undefined ? (
          <EmptyState
            icon={<BillIcon />}
            text={t('bills.noHouses')}
            action={
              <FirstAction to={paths.newHouse} icon={<AddIcon />}>
                {t('houses.overview.addHouse')}
              </FirstAction>
            }
          />
        ) : isError ? (
          <LoadError onRetry={retry} />
        ) : (
          <ListSkeleton />
        )}
      </Page>
    );
  }
  return (
    <Page
      heading={t('bills.heading')}
      lead={t('bills.lead', { house: house.name })}
      actions={
        <>
          <Button component={Link} to={paths.whatIfOf(house._id)}>
            {t('shell.title.whatIf')}
          </Button>
          <Button component={Link} to={paths.enterBill(house._id)} variant="contained" startIcon={<AddIcon />}>
            {t('bills.enter')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <HouseChoice houses={houses} house={house} onChoose={choose} />
        <Recalculating houseId={house._id} />
        <HouseCosts key={house._id} house={house} today={today} photos={billPhotos} />
      </Stack>
    </Page>
  );
}
