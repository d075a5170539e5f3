import type { ChoreAssignment, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { useMe } from '#session/me-context.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Tag } from '#ui/tag.tsx';
import { useHouseTime } from '#ui/use-house-time.ts';
import { ChoreBadge } from '#features/living/chores/chore-badge.tsx';
import { dot } from '#lib/direction.ts';
import { Assignee } from './assignee.tsx';
import { ChangedNote } from './changed-note.tsx';
import { RowFrame } from './row-frame.tsx';
import { TurnActions } from './turn-actions.tsx';
import { TurnStateTag } from './turn-state.tsx';

const SwapNote = lazyOnOpen(async () => (await import('./swap-note.tsx')).SwapNote);

/** One turn of a list: chore, time, assignee, state and the reader's actions. */
export function TurnRow({ turn, house }: { turn: ChoreAssignment; house: House }) {
  const { t } = useTranslation();
  const timeIn = useHouseTime(house);
  const { userData } = useMe();
  const isToDo = turn.assignee?._id === userData._id && turn.state === 'due';
  const facts = [
    t('chores.turn.until', { time: timeIn(turn.due_at) }),
    t('chores.turn.points', { count: turn.points }),
    ...(turn.offer === null
      ? []
      : [t('chores.turn.offer', { extra: turn.offer.extra, name: turn.offer.missed_by.first_name })]),
    ...(turn.by_hand && turn.changed === null ? [t('chores.turn.byHand')] : []),
  ];
  return (
    <RowFrame
      isToDo={isToDo}
      icon={<ChoreBadge icon={turn.chore.icon} tone={isToDo ? 'strong' : 'plain'} />}
      what={
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{turn.chore.name}</Typography>
            {isToDo && <Tag tone="primary">{t('chores.turn.yours')}</Tag>}
            <TurnStateTag turn={turn} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {facts.join(dot())}
          </Typography>
          {turn.changed !== null && <ChangedNote change={turn.changed} />}
          {turn.swap !== null && <SwapNote turn={turn} swap={turn.swap} />}
        </>
      }
      who={<Assignee person={turn.assignee ?? turn.done_by} houseId={house._id} nobody={t('chores.turn.anybody')} />}
      act={<TurnActions turn={turn} house={house} />}
    />
  );
}
