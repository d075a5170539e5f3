import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { BillCard } from './bill-card.tsx';
import type { BillPhotos } from './bill-photos.ts';
import { useRecentBills } from './recent-bills.ts';

interface OwnBillsProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  photos: BillPhotos;
}

/** The recent bills that a roomie entered, to correct or take back. */
export function OwnBills({ house, today, photos }: OwnBillsProps) {
  const { t } = useTranslation();
  const { id } = useReader();
  const { bills, isError, retry } = useRecentBills(house._id, today);
  if (bills === undefined) return isError ? <LoadError onRetry={retry} /> : <ListSkeleton rows={2} avatar={false} />;
  const own = bills.filter(({ entered_by: by, state }) => by._id === id && state === 'entered');
  return (
    <Box>
      <Typography variant="h4" component="h3" sx={{ px: { xs: 2, sm: 3 }, pb: 1 }}>
        {t('bills.own.heading')}
      </Typography>
      {own.length === 0 ? (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary' }}>{t('bills.own.none')}</Typography>
      ) : (
        own.map((bill) => <BillCard key={bill._id} bill={bill} photos={photos} />)
      )}
    </Box>
  );
}
