import { REPAIR_LISTS, type RepairList as List } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, useFilters, useAddress } from '#lib/use-address.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import type { RepairPlace } from './repair-filters.tsx';
import type { RepairPhotos } from './repair-photos.ts';
import { RepairRow } from './repair-row.tsx';
import { useRepairsInfiniteQuery } from './repairs-api.ts';

const RepairDialog = lazyOnOpen(async () => (await import('./repair-dialog.tsx')).RepairDialog);
const FILTERS = { list: oneOf<List>(REPAIR_LISTS) };

interface RepairListProps {
  /** Absent: all that the reader has to do with. */
  place: RepairPlace;
  /** Whether the reader has to do with several houses. */
  hasHouses: boolean;
  photos: RepairPhotos;
  /** Shown above the list. */
  filters: ReactNode;
}

/** Repairs by whether somebody still has to do something. `?repair=`: the one that is open. */
export function RepairList({ place: { house, room }, hasHouses, photos, filters }: RepairListProps) {
  const { t } = useTranslation();
  const [{ list = 'open' }, filter] = useFilters(FILTERS);
  const [query, set] = useAddress<'repair'>();
  const opened = query.get('repair');
  return (
    <>
      <TabRow
        id="repairs"
        label={t('repairs.heading')}
        tabs={REPAIR_LISTS.map((value) => ({ value, label: t(`repairs.list.${value}`) }))}
        chosen={list}
        onChoose={(value) => {
          filter({ list: value === 'open' ? undefined : value });
        }}
      />
      {filters}
      <Card id="repairs-panel" role="tabpanel" aria-labelledby={`repairs-${list}`} sx={{ mt: 2 }}>
        <PagedList
          query={useRepairsInfiniteQuery({
            list,
            ...(house === undefined ? {} : { houseId: house }),
            ...(room === undefined ? {} : { roomId: room }),
          })}
          empty={
            <Box sx={{ p: 3, color: 'text.secondary' }}>{t(`repairs.none.${room === undefined ? list : 'room'}`)}</Box>
          }
        >
          {(repairs) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {repairs.map((repair) => (
                <RepairRow
                  key={repair._id}
                  repair={repair}
                  hasHouse={hasHouses && house === undefined}
                  onOpen={() => {
                    set({ repair: repair._id });
                  }}
                />
              ))}
            </Box>
          )}
        </PagedList>
      </Card>
      {opened !== null && (
        <RepairDialog
          key={opened}
          id={opened}
          photos={photos}
          onClose={() => {
            set({ repair: undefined });
          }}
        />
      )}
    </>
  );
}
