import type { ChoreAssignment, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { CheckIcon, PhotoIcon } from '#ui/icons.tsx';
import { useHouseTime } from '#ui/use-house-time.ts';
import { dayTitle } from '#ui/calendar-days.ts';
import { ChoreBadge } from '#features/living/chores/chore-badge.tsx';
import { usePosting } from './posts/use-posting.ts';

interface TurnToPostProps {
  turn: ChoreAssignment;
  house: Pick<House, '_id' | 'time_zone'>;
  today: string;
  /** Opens the dialog for text and photos. */
  onMore: () => void;
}

/** One of the reader's turns, done with one tap. */
export function TurnToPost({ turn, house, today, onMore }: TurnToPostProps) {
  const { t, i18n } = useTranslation();
  const timeIn = useHouseTime(house);
  const { send, isBusy } = usePosting(house._id);
  const { _id: id, chore, points, due_on: day, due_at: at } = turn;
  const named = { chore: chore.name };
  const post = async (): Promise<void> => {
    const refusal = await send({ assignment_id: id, chore_id: null, chore: chore.name, text: '', files: [] });
    if (refusal !== undefined) showError(refusal);
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <ChoreBadge icon={chore.icon} tone="strong" />
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{chore.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('feed.post.due', {
            day: dayTitle(day, today, i18n.language),
            time: timeIn(at),
            points: t('feed.post.points', { count: points }),
          })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
        <IconButton aria-label={t('feed.post.moreNamed', named)} title={t('feed.post.more')} onClick={onMore}>
          <PhotoIcon />
        </IconButton>
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          loading={isBusy}
          aria-label={t('feed.post.doneNamed', named)}
          onClick={() => void post()}
        >
          {t('feed.post.done')}
        </Button>
      </Box>
    </Box>
  );
}
