import type { House } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { daysOrMonth } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { useRecurringBillsQuery } from './costs-api.ts';

/** Expected bills that haven't been entered; nothing if there are none. */
export function WaitingBills({ house }: { house: House }) {
  const { t, i18n } = useTranslation();
  const { currentData } = useRecurringBillsQuery({ houseId: house._id });
  const waiting = currentData?.items.flatMap(({ category, waits }) => (waits === null ? [] : [{ category, ...waits }]));
  if (waiting === undefined || waiting.length === 0) return null;
  return (
    <Stack spacing={1}>
      {waiting.map(({ category, from, to }) => {
        const named = { category: t(`money.category.${category}`), period: daysOrMonth(from, to, i18n.language) };
        return (
          <Alert
            key={category}
            severity="info"
            sx={{ alignItems: 'center', '& .MuiAlert-action': { py: 0 } }}
            action={
              <Button
                component={Link}
                to={paths.enterBill(house._id, { category, from, to })}
                aria-label={t('bills.recurring.enterNamed', named)}
              >
                {t('bills.recurring.enter')}
              </Button>
            }
          >
            {t('bills.recurring.waits', named)}
          </Alert>
        );
      })}
    </Stack>
  );
}
