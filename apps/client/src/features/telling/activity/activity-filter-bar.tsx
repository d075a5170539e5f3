import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import type { ActivityFilters } from './activity-api.ts';

interface ActivityFilterBarProps {
  filters: ActivityFilters;
  /** What is to be different; undefined takes a filter away. */
  onChange: (changes: Partial<Record<keyof ActivityFilters, string | undefined>>) => void;
}

/** The kind is typed; house and person are picked in the stream and removed here. */
export function ActivityFilterBar({ filters, onChange }: ActivityFilterBarProps) {
  const { t } = useTranslation();
  const { kind = '', house_id: house, account_id: account } = filters;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <SearchField
        label={t('activity.filterKind')}
        clearLabel={t('activity.clear')}
        value={kind}
        onSearch={(typed) => {
          onChange({ kind: typed });
        }}
      />
      {house !== undefined && (
        <Chip
          label={t('activity.filterHouse', { name: `…${house.slice(-6)}` })}
          onDelete={() => {
            onChange({ house_id: undefined });
          }}
        />
      )}
      {account !== undefined && (
        <Chip
          label={t('activity.filterPerson', { name: `…${account.slice(-6)}` })}
          onDelete={() => {
            onChange({ account_id: undefined });
          }}
        />
      )}
    </Box>
  );
}
