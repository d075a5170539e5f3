import type { StockItem, StockList } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { StockRow } from './stock-row.tsx';
import type { Marks } from './use-marks.ts';

interface StockPlacesProps {
  items: readonly StockItem[];
  today: string;
  can: StockList['can'];
  marks: Marks;
  onEdit: (item: StockItem) => void;
}

/** Things by where they are kept. Those without a place are last. */
export function StockPlaces({ items, ...row }: StockPlacesProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const places = [...Map.groupBy(items, ({ place }) => place.toLowerCase())].toSorted(([one], [other]) =>
    one === '' ? 1 : other === '' ? -1 : one.localeCompare(other, i18n.language),
  );
  return (
    <Stack spacing={2.5}>
      {places.map(([place, kept], at) => (
        <Box component="section" key={place} aria-labelledby={`${titleId}-${String(at)}`}>
          <Typography id={`${titleId}-${String(at)}`} variant="h4" component="h2" sx={{ mb: 1 }}>
            {place === '' ? t('stock.elsewhere') : kept[0]?.place}
          </Typography>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              bgcolor: 'background.paper',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              overflow: 'hidden',
            }}
          >
            {kept.map((item) => (
              <StockRow key={item._id} item={item} {...row} />
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
