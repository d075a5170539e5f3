import type { ChoreAssignment, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { timeIn } from '../../../../lib/dates.ts';
import { useMe } from '../../../../session/me-context.tsx';
import { PersonAvatar } from '../../../../ui/person-avatar.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { ChoreBadge } from '../chore-badge.tsx';
import { usePeople } from '../use-people.ts';
import { ChangedNote } from './changed-note.tsx';
import { TurnActions } from './turn-actions.tsx';
import { TurnStateTag } from './turn-state.tsx';

/** As wide as a list of the page, not as what stands beside a grid: it is the width of the list that counts. */
const WIDE = '@container (min-width: 560px)';

function Assignee({ turn, house, isOwn }: { turn: ChoreAssignment; house: House; isOwn: boolean }) {
  const { t } = useTranslation();
  const personOf = usePeople(house._id);
  if (turn.assignee === null) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('chores.turn.anybody')}
      </Typography>
    );
  }
  const person = personOf(turn.assignee);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <PersonAvatar id={person._id} name={person.name} photo={person.photo} size={28} />
      <Typography variant="body2" sx={{ fontWeight: isOwn ? 650 : 400, overflowWrap: 'anywhere' }}>
        {isOwn ? t('chores.turn.you') : turn.assignee.first_name}
      </Typography>
    </Box>
  );
}

/** One turn of a list: what, until when, by whom, what became of it, and what the reader can do about it. */
export function TurnRow({ turn, house }: { turn: ChoreAssignment; house: House }) {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const isOwn = turn.assignee?._id === userData._id;
  const isToDo = isOwn && turn.state === 'due';
  const facts = [
    t('chores.turn.until', { time: timeIn(house.time_zone, turn.due_at, i18n.language) }),
    t('chores.turn.points', { count: turn.points }),
    ...(turn.by_hand && turn.changed === null ? [t('chores.turn.byHand')] : []),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        // Where it is narrow whoever does it stands below what it is; else people are in a column of their own.
        gridTemplateColumns: '40px minmax(0, 1fr) auto',
        gridTemplateAreas: '"icon what act" "icon who act"',
        [WIDE]: {
          gridTemplateColumns: '40px minmax(0, 3fr) minmax(0, 2fr) auto',
          gridTemplateAreas: '"icon what who act"',
        },
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        px: 2,
        py: 1.5,
        minHeight: 64,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        ...(isToDo ? { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)' } : {}),
      }}
    >
      <Box sx={{ gridArea: 'icon' }}>
        <ChoreBadge icon={turn.chore.icon} isStrong={isToDo} />
      </Box>
      <Box sx={{ gridArea: 'what', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{turn.chore.name}</Typography>
          {isToDo && <Tag tone="primary">{t('chores.turn.yours')}</Tag>}
          <TurnStateTag turn={turn} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
        {turn.changed !== null && <ChangedNote change={turn.changed} />}
      </Box>
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Assignee turn={turn} house={house} isOwn={isOwn} />
      </Box>
      <Box sx={{ gridArea: 'act' }}>
        <TurnActions turn={turn} house={house} />
      </Box>
    </Box>
  );
}
