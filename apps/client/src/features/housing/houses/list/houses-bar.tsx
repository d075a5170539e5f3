import { HOUSE_SORTS, HOUSE_STATES, type HouseSort } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import { useTranslation } from '#i18n/use-translation.ts';
import { CardsIcon, TableIcon } from '#ui/icons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import type { HousesView, Layout } from './houses-view.ts';

const STATES = HOUSE_STATES.filter((state) => state !== 'archived');
const ANY = 'any';

interface HousesBarProps {
  view: HousesView;
  onChange: (change: Partial<HousesView>) => void;
}

export function HousesBar({ view, onChange }: HousesBarProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ mb: 3, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' }, maxWidth: { sm: 340 } }}>
        <SearchField
          fullWidth
          label={t('owner.list.search')}
          clearLabel={t('owner.list.clear')}
          value={view.search}
          onSearch={(search) => {
            onChange({ search });
          }}
        />
      </Box>
      <TextField
        select
        size="small"
        label={t('owner.list.state')}
        value={view.state ?? ANY}
        onChange={({ target }) => {
          onChange({ state: STATES.find((state) => state === target.value) ?? null });
        }}
        sx={{ minWidth: 150, flex: { xs: 1, sm: 'none' } }}
      >
        <MenuItem value={ANY}>{t('owner.list.anyState')}</MenuItem>
        {STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`houses.states.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('owner.list.sort')}
        value={view.sort}
        onChange={({ target }) => {
          const sort: HouseSort | undefined = HOUSE_SORTS.find((known) => known === target.value);
          if (sort !== undefined) onChange({ sort });
        }}
        sx={{ minWidth: 150, flex: { xs: 1, sm: 'none' } }}
      >
        {HOUSE_SORTS.map((sort) => (
          <MenuItem key={sort} value={sort}>
            {t(`owner.list.sorts.${sort}`)}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        value={view.layout}
        aria-label={t('owner.list.view')}
        sx={{ ml: { sm: 'auto' } }}
        onChange={(_, layout: Layout | null) => {
          if (layout !== null) onChange({ layout });
        }}
      >
        <ToggleButton value="cards" sx={{ minHeight: 44, gap: 1, textTransform: 'none' }}>
          <CardsIcon /> {t('owner.list.cards')}
        </ToggleButton>
        <ToggleButton value="table" sx={{ minHeight: 44, gap: 1, textTransform: 'none' }}>
          <TableIcon /> {t('owner.list.table')}
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
