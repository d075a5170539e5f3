import type { ForeseenTurn, House } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { useHouseTime } from '#ui/use-house-time.ts';
import { ChoreBadge } from '#features/living/chores/chore-badge.tsx';
import { Assignee } from './assignee.tsx';
import { RowFrame } from './row-frame.tsx';

/** A future turn, without actions. */
export function ForecastRow({ turn, house }: { turn: ForeseenTurn; house: House }) {
  const { t } = useTranslation();
  const timeIn = useHouseTime(house);
  return (
    <RowFrame
      icon={<ChoreBadge icon={turn.chore.icon} tone="faint" />}
      what={
        <>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{turn.chore.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('chores.turn.until', { time: timeIn(turn.due_at) })}
          </Typography>
        </>
      }
      who={<Assignee person={turn.assignee} houseId={house._id} nobody={t('chores.turn.notGiven')} />}
    />
  );
}
