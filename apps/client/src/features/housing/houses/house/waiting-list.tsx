import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { day } from '#lib/dates.ts';
import type { Waiting } from './waiting.ts';

interface WaitingListProps {
  waiting: readonly Waiting[];
  houseId: string;
  onAddRoom: () => void;
  onWriteRules: () => void;
}

function useWords(): (waiting: Waiting) => string {
  const { t, i18n } = useTranslation();
  return (waiting) => {
    if (waiting.kind === 'vacant') return t('owner.house.waits.vacant', { count: waiting.count });
    if (waiting.kind !== 'releasing') return t(`owner.house.waits.${waiting.kind}`);
    const many = t('owner.house.waits.releasing', { count: waiting.count });
    if (waiting.until === null) return many;
    return `${many}, ${t('owner.house.waits.releasing_until', { day: day(waiting.until, i18n.language) })}`;
  };
}

/** A house's open tasks, each with its action if it can be done here. */
export function WaitingList({ waiting, houseId, onAddRoom, onWriteRules }: WaitingListProps) {
  const { t } = useTranslation();
  const words = useWords();
  if (waiting.length === 0) return null;
  const actionOf = ({ kind }: Waiting) => {
    switch (kind) {
      case 'draft':
        return (
          <Button component={Link} to={paths.editHouse(houseId)} color="inherit">
            {t('owner.list.continue')}
          </Button>
        );
      case 'no_rooms':
        return (
          <Button color="inherit" onClick={onAddRoom}>
            {t('owner.room.add')}
          </Button>
        );
      case 'no_rules':
        return (
          <Button color="inherit" onClick={onWriteRules}>
            {t('houses.rules.write')}
          </Button>
        );
      case 'vacant':
      case 'releasing':
        return undefined;
    }
  };
  return (
    <Stack component="section" aria-label={t('owner.house.waiting')} spacing={1} sx={{ mb: 3 }}>
      {waiting.map((item) => (
        <Alert key={item.kind} severity={item.kind === 'vacant' ? 'info' : 'warning'} action={actionOf(item)}>
          {words(item)}
        </Alert>
      ))}
    </Stack>
  );
}
