import { AUDIT_EVENTS, type AuditEvent } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import type { AuditFilters } from './audit-api.ts';

const isEvent = (value: string): value is AuditEvent => (AUDIT_EVENTS as readonly string[]).includes(value);

interface AuditFilterBarProps {
  filters: AuditFilters;
  /** The changed filters; undefined clears one. */
  onChange: (changes: Partial<Record<keyof AuditFilters, string | undefined>>) => void;
  /** The field that selects a person or a house. */
  people: ReactNode;
}

const NOTHING = {
  event: undefined,
  actor_id: undefined,
  target_id: undefined,
  person_id: undefined,
  first: undefined,
  last: undefined,
};

/** The log's filters: kind and days are selected here, people and things in the list. */
export function AuditFilterBar({ filters, onChange, people }: AuditFilterBarProps) {
  const { t } = useTranslation();
  const hasAny = Object.keys(filters).length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label={t('audit.kind')}
        value={filters.event ?? ''}
        onChange={({ target }) => {
          onChange({ event: isEvent(target.value) ? target.value : undefined });
        }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ width: { xs: '100%', sm: 240 } }}
      >
        <MenuItem value="">{t('audit.everything')}</MenuItem>
        {AUDIT_EVENTS.map((event) => (
          <MenuItem key={event} value={event}>
            {t(`audit.event.${event}`)}
          </MenuItem>
        ))}
      </TextField>
      {(['first', 'last'] as const).map((side) => (
        <TextField
          key={side}
          type="date"
          size="small"
          label={t(`audit.${side}`)}
          value={filters[side] ?? ''}
          onChange={({ target }) => {
            onChange({ [side]: target.value });
          }}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: { xs: '1 1 172px', sm: 'none' }, minWidth: 0 }}
        />
      ))}
      {people}
      {(['actor_id', 'target_id'] as const).map(
        (side) =>
          filters[side] !== undefined && (
            <Chip
              key={side}
              label={t(`audit.only.${side}`)}
              onDelete={() => {
                onChange({ [side]: undefined });
              }}
            />
          ),
      )}
      {hasAny && (
        <Button
          onClick={() => {
            onChange(NOTHING);
          }}
        >
          {t('audit.reset')}
        </Button>
      )}
    </Box>
  );
}
