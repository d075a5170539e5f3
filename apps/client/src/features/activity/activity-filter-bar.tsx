import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

import { SearchField } from '../../ui/search-field.tsx';
import type { ActivityFilters } from './activity-api.ts';

interface ActivityFilterBarProps {
  filters: ActivityFilters;
  onChange: (filters: ActivityFilters) => void;
}

/** The kind is typed; house and person are picked in the stream and removed here. */
export function ActivityFilterBar({ filters, onChange }: ActivityFilterBarProps) {
  const { t } = useTranslation();
  const { kind = '', house_id: house, account_id: account } = filters;
  const without = (name: keyof ActivityFilters): void => {
    onChange(Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name)));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <SearchField
        key={kind}
        label={t('activity.filterKind')}
        clearLabel={t('activity.clear')}
        value={kind}
        onSearch={(typed) => {
          if (typed === '') without('kind');
          else onChange({ ...filters, kind: typed });
        }}
      />
      {house !== undefined && (
        <Chip
          label={t('activity.filterHouse', { name: `…${house.slice(-6)}` })}
          onDelete={() => {
            without('house_id');
          }}
        />
      )}
      {account !== undefined && (
        <Chip
          label={t('activity.filterPerson', { name: `…${account.slice(-6)}` })}
          onDelete={() => {
            without('account_id');
          }}
        />
      )}
    </Box>
  );
}
