import { type Chore, type ChoreAssignment, TURNS_GIVEN_DAYS } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { dayInSentence } from '#ui/calendar-days.ts';
import { now } from '#lib/clock.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useTurnsQuery } from '#features/living/chores/chores-api.ts';
import { postable } from '#features/living/chores/feed/postable.ts';
import { usePosts } from '#features/living/chores/feed/posts/posts-provider.tsx';
import { usePosting } from '#features/living/chores/feed/posts/use-posting.ts';

interface DoneViewProps {
  chore: Chore;
  /** The current ISO date in the house. */
  today: string;
}

/** What the code at a washing machine opens: one big button, or whose turn comes next. */
export function DoneView({ chore: { _id: choreId, house_id: houseId, name: chore }, today }: DoneViewProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const span = { houseId, from: plusDays(today, -1), until: plusDays(today, TURNS_GIVEN_DAYS) };
  const { currentData, isError, refetch } = useTurnsQuery(span);
  const { entries } = usePosts();
  const { send, isBusy } = usePosting(houseId);
  const [sentId, setSent] = useState<string | null>(null);
  if (currentData === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton avatar={false} rows={2} />;
  }
  const turns = currentData.filter((turn) => turn.chore._id === choreId);
  const isKept = ({ _id: id }: ChoreAssignment): boolean => entries.some((post) => post.assignment_id === id);
  // Yesterday's turn still counts, and tomorrow's already does.
  const due = postable(turns, now()).filter((turn) => !isKept(turn) && turn.due_on <= plusDays(today, 1));
  const turn = due.find(({ assignee }) => assignee?._id === reader.id) ?? due[0];
  const hasSent = sentId !== null && turns.some((one) => one._id === sentId && (one.state !== 'due' || isKept(one)));
  const whoOf = ({ assignee }: ChoreAssignment): string =>
    assignee === null ? '' : assignee._id === reader.id ? 'you' : assignee.first_name;
  const sayWhen = (one: ChoreAssignment, key: 'now' | 'next'): string => {
    const day = dayInSentence(one.due_on, today, i18n.language);
    const who = whoOf(one);
    if (who === '') return t(`choreDone.${key}.anybody`, { day });
    return who === 'you' ? t(`choreDone.${key}.own`, { day }) : t(`choreDone.${key}.of`, { day, who });
  };
  const post = async (done: ChoreAssignment): Promise<void> => {
    const refusal = await send({ assignment_id: done._id, chore_id: null, chore, text: '', files: [] });
    if (refusal === undefined) setSent(done._id);
    else showError(refusal);
  };
  if (reader.role === 'roomie' && turn !== undefined && !hasSent) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
        <Typography>{sayWhen(turn, 'now')}</Typography>
        <Button
          variant="contained"
          size="large"
          startIcon={<CheckIcon />}
          loading={isBusy}
          onClick={() => void post(turn)}
          sx={{ minHeight: 96, fontSize: '1.5rem' }}
        >
          {t('choreDone.button')}
        </Button>
        {turn.assignee !== null && turn.assignee._id !== reader.id && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('choreDone.takesOver')}
          </Typography>
        )}
      </Stack>
    );
  }
  const next = turns.find(({ state, _id: id }) => state === 'due' && id !== sentId);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {hasSent && <Typography role="status">{t('choreDone.sent')}</Typography>}
      <Typography>{next === undefined ? t('choreDone.nothing') : sayWhen(next, 'next')}</Typography>
      <Button component={Link} to={paths.choresOf(houseId)} variant="outlined">
        {t('choreDone.toChores')}
      </Button>
    </Stack>
  );
}
