import type { ForeseenTurn, House } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { timeIn } from '../../../../lib/dates.ts';
import { ChoreBadge } from '../chore-badge.tsx';
import { Assignee } from './assignee.tsx';
import { RowFrame } from './row-frame.tsx';

/** A turn that will come: there is nothing to be done about it yet. */
export function ForeseenRow({ turn, house }: { turn: ForeseenTurn; house: House }) {
  const { t, i18n } = useTranslation();
  return (
    <RowFrame
      icon={<ChoreBadge icon={turn.chore.icon} tone="faint" />}
      what={
        <>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{turn.chore.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('chores.turn.until', { time: timeIn(house.time_zone, turn.due_at, i18n.language) })}
          </Typography>
        </>
      }
      who={<Assignee person={turn.assignee} houseId={house._id} nobody={t('chores.turn.notGiven')} />}
    />
  );
}
