import type { House, SuppliesMonth } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { monthName } from '#lib/dates.ts';
import { oneOf, anyText, useFilters } from '#lib/use-address.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { BasketIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState } from '#ui/states.tsx';
import type { ReceiptPhotos } from '#features/money/expenses/supplies/receipt-photos.ts';
import { SupplyRows } from '#features/money/expenses/supplies/supply-rows.tsx';
import { DownloadSupplies } from '#features/money/expenses/supplies/download-supplies.tsx';
import { useSuppliesHistoryInfiniteQuery } from './history-api.ts';

const RemoveAllDialog = lazyOnOpen(async () => (await import('./remove-all-dialog.tsx')).RemoveAllDialog);

const FILTERS = { month: anyText, buyer: anyText, search: anyText, removed: oneOf(['true']) };

interface HistoryListProps {
  house: House;
  /** The house's totals, for the month and buyer filters. */
  rows: readonly SuppliesMonth[];
  photos: ReceiptPhotos;
}

/** A house's verified purchases, filtered by month, buyer and name. */
export function HistoryList({ house, rows, photos }: HistoryListProps) {
  const { t, i18n } = useTranslation();
  const [{ month, buyer, search = '', removed }, set] = useFilters(FILTERS);
  const [isRemoving, setRemoving] = useState(false);
  const filter = { houseId: house._id, month, buyer, search: search === '' ? undefined : search, removed };
  const query = useSuppliesHistoryInfiniteQuery(filter);
  const months = [...new Set(rows.map((row) => row.month))].toSorted().reverse();
  const people = new Map(rows.map(({ roomie }) => [roomie._id, roomie.first_name]));
  const chosen = buyer === undefined ? undefined : people.get(buyer);
  const isNarrowed = month !== undefined || buyer !== undefined || search !== '' || removed !== undefined;
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' } }}>
          <SearchField
            label={t('supplies.search')}
            clearLabel={t('supplies.clearSearch')}
            value={search}
            onSearch={(wanted) => {
              set({ search: wanted });
            }}
          />
        </Box>
        <ChoiceFilter
          label={t('suppliesHistory.month')}
          value={months.find((one) => one === month) ?? ''}
          any={t('suppliesHistory.anyMonth')}
          choices={months}
          nameOf={(one) => monthName(one, i18n.language)}
          onChoose={(one) => {
            set({ month: one });
          }}
        />
        <ChoiceFilter
          label={t('suppliesHistory.buyer')}
          value={chosen === undefined ? '' : (buyer ?? '')}
          any={t('suppliesHistory.anybody')}
          choices={[...people.keys()]}
          nameOf={(id) => people.get(id) ?? ''}
          onChoose={(id) => {
            set({ buyer: id });
          }}
        />
      </Stack>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          sx={{ mr: 'auto' }}
          label={t('suppliesHistory.removedToo')}
          control={
            <Checkbox
              checked={removed === 'true'}
              onChange={(_event, isOn) => {
                set({ removed: isOn ? 'true' : '' });
              }}
            />
          }
        />
        {chosen !== undefined && (
          <Button
            color="error"
            onClick={() => {
              setRemoving(true);
            }}
          >
            {t('suppliesHistory.removeAll.open', { name: chosen })}
          </Button>
        )}
        <DownloadSupplies {...filter} />
      </Stack>
      <PagedList
        query={query}
        empty={
          isNarrowed ? (
            t('suppliesHistory.noneFound')
          ) : (
            <EmptyState
              icon={<BasketIcon />}
              heading={t('suppliesHistory.none.heading')}
              text={t('suppliesHistory.none.text')}
            />
          )
        }
      >
        {(supplies) => <SupplyRows supplies={supplies} photos={photos} />}
      </PagedList>
      {isRemoving && buyer !== undefined && chosen !== undefined && (
        <RemoveAllDialog
          roomie={{ id: buyer, name: chosen }}
          month={month}
          onClose={() => {
            setRemoving(false);
          }}
        />
      )}
    </Stack>
  );
}
