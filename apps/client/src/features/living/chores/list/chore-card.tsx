import type { Chore, ChoreAssignment } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useMe } from '#session/me-context.tsx';
import { dayInSentence } from '#ui/calendar-days.ts';
import { ChoreBadge } from '#features/living/chores/chore-badge.tsx';
import { useRhythm } from '#features/living/chores/rhythm/use-rhythm.ts';
import { Steps } from './steps.tsx';
import { useWayText } from './use-way-text.ts';

interface ChoreCardProps {
  chore: Chore;
  /** The next turn; undefined if none is assigned. */
  next: ChoreAssignment | undefined;
  today: string;
  canAddSteps: boolean;
  /** Actions on the chore. */
  children?: ReactNode;
}

/** A chore: its rhythm, who is next and why, and its checklist. */
export function ChoreCard({ chore, next, today, canAddSteps, children }: ChoreCardProps) {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const rhythm = useRhythm();
  const wayText = useWayText(chore.house_id);
  const who = (turn: ChoreAssignment): string => {
    if (turn.assignee === null) return t('chores.turn.anybody');
    return turn.assignee._id === userData._id ? t('chores.turn.you') : turn.assignee.first_name;
  };
  return (
    <Card component="article" aria-labelledby={`chore-${chore._id}`} sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex' }}>
      <Stack spacing={1.5} useFlexGap sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <ChoreBadge icon={chore.icon} />
          <Box sx={{ minWidth: 0 }}>
            <Typography id={`chore-${chore._id}`} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {chore.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {rhythm(chore)}
            </Typography>
          </Box>
        </Box>
        {chore.retired_at === null && (
          <>
            <Typography>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('chores.list.next')}:{' '}
              </Box>
              {next === undefined
                ? t('chores.list.noNext')
                : t('chores.list.nextBy', { who: who(next), day: dayInSentence(next.due_on, today, i18n.language) })}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {wayText(chore.assign)}{' '}
              {chore.assign.way === 'fair' && (
                <Link component={RouterLink} to={paths.fairness} sx={{ display: 'inline-block', py: 0.75, my: -0.75 }}>
                  {t('chores.list.why')}
                </Link>
              )}
            </Typography>
          </>
        )}
        <Steps chore={chore} canAdd={canAddSteps} />
        {/* The actions of cards beside each other are on one line. */}
        <Box sx={{ mt: 'auto', '&:empty': { display: 'none' } }}>{children}</Box>
      </Stack>
    </Card>
  );
}
