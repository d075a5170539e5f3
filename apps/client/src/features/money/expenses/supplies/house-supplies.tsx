import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, useFilters } from '#lib/use-address.ts';
import { TabRow } from '#ui/tab-row.tsx';
import { useReader } from '#session/use-reader.ts';
import { RecurringOfHouse } from './lazy-recurring-supplies.tsx';
import { MonthsPanel } from './months-panel.tsx';
import { PurchaseLimit } from './purchase-limit.tsx';
import type { ReceiptPhotos } from './receipt-photos.ts';

import { SupplyList } from './supply-list.tsx';
import { ToConfirm, useToConfirm } from './to-confirm.tsx';

const FILTERS = { show: oneOf(['confirm', 'shares', 'board']) };
const BESIDE = { display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' };

interface HouseSuppliesProps {
  house: House;
  photos: ReceiptPhotos;
  /** The house's wanted board, provided by another feature. */
  board: ReactNode;
}

/**
 * A house's purchases beside shares and the wanted board, or as tabs on a narrow screen. `?show=confirm`: only
 * purchases waiting for the reader.
 */
export function HouseSupplies({ house, photos, board }: HouseSuppliesProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [{ show: wanted = 'all' }, set] = useFilters(FILTERS);
  const isBeside = wanted === 'shares' || wanted === 'board';
  const show = isWide && isBeside ? 'all' : wanted;
  const count = useToConfirm(house._id);
  const { role } = useReader();
  const months = <MonthsPanel house={house} />;
  const body = () => {
    if (show === 'shares') {
      return (
        <Stack spacing={3}>
          {months}
          <RecurringOfHouse houseId={house._id} />
        </Stack>
      );
    }
    if (show === 'board') return board;
    return show === 'confirm' ? (
      <ToConfirm house={house} photos={photos} />
    ) : (
      <SupplyList house={house} photos={photos} />
    );
  };
  const list = (
    <Stack spacing={2}>
      <TabRow
        id="supplies"
        label={t('supplies.views')}
        tabs={[
          { value: 'all', label: t('supplies.all') },
          { value: 'confirm', label: t('supplies.toConfirm', { count }) },
          ...(isWide
            ? []
            : [
                { value: 'shares' as const, label: t('supplies.shares') },
                { value: 'board' as const, label: t('supplies.board') },
              ]),
        ]}
        chosen={show}
        onChoose={(chosen) => {
          set({ show: chosen === 'all' ? '' : chosen });
        }}
      />
      <PurchaseLimit house={house} canChange={role === 'homeowner'} />
      <Box role="tabpanel" id="supplies-panel" aria-labelledby={`supplies-${show}`}>
        {body()}
      </Box>
    </Stack>
  );
  if (!isWide) return list;
  return (
    <Box sx={BESIDE}>
      {list}
      <Stack spacing={3}>
        {months}
        <RecurringOfHouse houseId={house._id} />
        {board}
      </Stack>
    </Box>
  );
}
