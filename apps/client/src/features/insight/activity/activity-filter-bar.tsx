import { ACTIVITY_TOPICS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { type ActivityFilters, useActivitySubjectsQuery } from './activity-api.ts';

const SubjectDialog = lazyOnOpen(async () => (await import('./subject-dialog.tsx')).SubjectDialog);

interface ActivityFilterBarProps {
  filters: ActivityFilters;
  /** The changed filters; undefined clears one. */
  onChange: (changes: Partial<Record<keyof ActivityFilters, string | undefined>>) => void;
}

/** Filters the stream by topic, and by a house or person chosen by name. */
export function ActivityFilterBar({ filters, onChange }: ActivityFilterBarProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { topic, house_id: house, account_id: account } = filters;
  const named = {
    ...(house === undefined ? {} : { house_id: house }),
    ...(account === undefined ? {} : { account_id: account }),
  };
  const { data } = useActivitySubjectsQuery(named, { skip: house === undefined && account === undefined });
  const nameOf = (id: string): string => data?.items.find(({ _id }) => _id === id)?.name ?? '…';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <OptionField
        label={t('activity.topic')}
        value={topic ?? ''}
        onChange={({ target }) => {
          onChange({ topic: target.value });
        }}
        sx={{ minWidth: 200 }}
      >
        <option value="">{t('activity.everything')}</option>
        {ACTIVITY_TOPICS.map((one) => (
          <option key={one} value={one}>
            {t(`activity.topics.${one}`)}
          </option>
        ))}
      </OptionField>
      <Button
        variant="outlined"
        startIcon={<SearchIcon />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('activity.choose')}
      </Button>
      {house !== undefined && (
        <Chip
          label={t('activity.filterHouse', { name: nameOf(house) })}
          onDelete={() => {
            onChange({ house_id: undefined });
          }}
        />
      )}
      {account !== undefined && (
        <Chip
          label={t('activity.filterPerson', { name: nameOf(account) })}
          onDelete={() => {
            onChange({ account_id: undefined });
          }}
        />
      )}
      {isOpen && (
        <SubjectDialog
          onChoose={({ kind, _id: id }) => {
            onChange(kind === 'house' ? { house_id: id } : { account_id: id });
            setOpen(false);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}
