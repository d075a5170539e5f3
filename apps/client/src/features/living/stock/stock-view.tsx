import type { House, StockItem } from '@common-roof/contracts';
import { isNeeded } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useStockQuery } from '#api/resources/stock.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { anyText, oneOf, useFilters } from '#lib/use-address.ts';
import { AddIcon, ArchiveIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import { StockPlaces } from './stock-places.tsx';
import { Suggestions } from './suggestions.tsx';
import { useMarks } from './use-marks.ts';

const ItemDialog = lazyOnOpen(async () => (await import('./item-dialog.tsx')).ItemDialog);
const CodesDialog = lazyOnOpen(async () => (await import('./codes-dialog.tsx')).CodesDialog);

const FILTERS = { show: oneOf(['needed']), search: anyText };
/** With fewer things, a list still has room for suggestions. */
const FEW = 5;

interface StockViewProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
}

/** The stock of a house: all of it or what is needed, by place. `?show=needed` and `?search=`. */
export function StockView({ house: { _id: houseId }, today }: StockViewProps) {
  const { t } = useTranslation();
  const { currentData, isError, refetch } = useStockQuery({ houseId });
  const [{ show = 'all', search = '' }, filter] = useFilters(FILTERS);
  const [editing, setEditing] = useState<StockItem | 'new' | null>(null);
  const [hasCodes, setCodes] = useState(false);
  const marks = useMarks(houseId, currentData?.can.edit ?? false);
  if (currentData === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  const { items, can } = currentData;
  const needed = items.filter((item) => isNeeded(marks.shown(item).level));
  const term = search.toLowerCase();
  const shown = (show === 'needed' ? needed : items).filter(({ name, note, place }) =>
    [name, note, place].some((text) => text.toLowerCase().includes(term)),
  );
  const nothing =
    items.length === 0
      ? t(can.edit ? 'stock.empty' : 'stock.emptyToRead')
      : search === ''
        ? t('stock.nothingNeeded')
        : t('stock.noMatch', { search });
  return (
    <Stack spacing={2}>
      {can.edit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => {
              setEditing('new');
            }}
          >
            {t('stock.add')}
          </Button>
          {items.length > 0 && (
            <Button
              onClick={() => {
                setCodes(true);
              }}
            >
              {t('stock.codes.open')}
            </Button>
          )}
        </Box>
      )}
      {marks.refused.map(({ client_id: id, name, failure }) => (
        <Alert
          key={id}
          severity="warning"
          action={
            <Button
              color="inherit"
              onClick={() => {
                marks.dismiss(id);
              }}
            >
              {t('stock.dismiss')}
            </Button>
          }
        >
          {t('stock.refused', { name, reason: failure ?? '' })}
        </Alert>
      ))}
      {items.length > 0 && (
        <>
          <SearchField
            label={t('stock.search')}
            clearLabel={t('stock.clearSearch')}
            value={search}
            onSearch={(value) => {
              filter({ search: value });
            }}
          />
          <TabRow
            id="stock"
            label={t('stock.show')}
            tabs={[
              { value: 'all', label: t('stock.all', { count: items.length }) },
              { value: 'needed', label: t('stock.needed', { count: needed.length }) },
            ]}
            chosen={show}
            onChoose={(value) => {
              filter({ show: value === 'all' ? undefined : value });
            }}
          />
        </>
      )}
      <Box {...(items.length > 0 && { id: 'stock-panel', role: 'tabpanel', 'aria-labelledby': `stock-${show}` })}>
        {shown.length === 0 ? (
          <EmptyState icon={<ArchiveIcon />} text={nothing} />
        ) : (
          <StockPlaces items={shown} today={today} can={can} marks={marks} onEdit={setEditing} />
        )}
      </Box>
      {can.edit && items.length < FEW && <Suggestions houseId={houseId} known={items.map(({ name }) => name)} />}
      {editing !== null && (
        <ItemDialog
          houseId={houseId}
          item={editing === 'new' ? null : editing}
          onClose={() => {
            setEditing(null);
          }}
        />
      )}
      {hasCodes && (
        <CodesDialog
          items={items}
          onClose={() => {
            setCodes(false);
          }}
        />
      )}
    </Stack>
  );
}
