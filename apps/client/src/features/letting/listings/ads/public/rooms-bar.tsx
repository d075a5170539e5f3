import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { SearchField } from '#ui/search-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { RoomsView } from './rooms-view.ts';

interface RoomsBarProps {
  view: RoomsView;
  onChange: (change: Partial<RoomsView>) => void;
}

export function RoomsBar({ view, onChange }: RoomsBarProps) {
  const { t } = useTranslation();
  const [price, setPrice] = useState(view.price);
  return (
    <Stack component="search" direction="row" useFlexGap sx={{ mb: 3, flexWrap: 'wrap', columnGap: 1.5, rowGap: 2 }}>
      <SearchField
        label={t('ads.rooms.city')}
        clearLabel={t('ads.rooms.clear')}
        value={view.city}
        onSearch={(city) => {
          onChange({ city });
        }}
      />
      <TextField
        size="small"
        label={t('ads.rooms.price')}
        value={price}
        onChange={({ target }) => {
          const typed = target.value.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 7);
          setPrice(typed);
          onChange({ price: typed });
        }}
        sx={{ width: 170, flex: { xs: '1 1 120px', sm: 'none' } }}
        slotProps={{
          htmlInput: { inputMode: 'numeric' },
          input: { startAdornment: <InputAdornment position="start">≤</InputAdornment> },
        }}
      />
      <TextField
        size="small"
        type="date"
        label={t('ads.rooms.from')}
        value={view.from}
        onChange={({ target }) => {
          onChange({ from: target.value });
        }}
        sx={{ width: 180, flex: { xs: '1 1 180px', sm: 'none' } }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}
