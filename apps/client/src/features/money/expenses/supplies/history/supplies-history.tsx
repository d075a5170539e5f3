import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

import { ListSkeleton, LoadError } from '#ui/states.tsx';
import type { ReceiptPhotos } from '#features/money/expenses/supplies/receipt-photos.ts';
import { useSuppliesMonthsQuery } from '#features/money/expenses/supplies/supplies-api.ts';
import { BoughtByMonth } from './bought-by-month.tsx';
import { HistoryList } from './history-list.tsx';
import { ImportsSection } from './imports-section.tsx';
import { WhoBuys } from './who-buys.tsx';

const BESIDE = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

/** All purchases of a house: by month, by person, one by one, and as imports and exports. */
export function SuppliesHistory({ house, photos }: { house: House; photos: ReceiptPhotos }) {
  const { currentData, isError, refetch } = useSuppliesMonthsQuery({ houseId: house._id });
  if (currentData === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  const { items: rows, currency } = currentData;
  return (
    <Stack spacing={3}>
      {rows.length > 0 && (
        <Box sx={BESIDE}>
          <BoughtByMonth rows={rows} currency={currency} />
          <WhoBuys rows={rows} currency={currency} />
        </Box>
      )}
      <HistoryList house={house} rows={rows} photos={photos} />
      <ImportsSection house={house} />
    </Stack>
  );
}
