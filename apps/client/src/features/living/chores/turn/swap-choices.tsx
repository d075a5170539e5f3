import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { useHouseTime } from '#ui/use-house-time.ts';
import { dayTitle } from '#ui/calendar-days.ts';
import { usePeople } from '#features/living/chores/use-people.ts';
import { dot } from '#lib/direction.ts';
import type { HeldTurn } from './turns-to-swap.ts';

/** Turns shown per step; a house may have dozens a day. */
const STEP = 40;

interface SwapChoicesProps {
  turns: readonly HeldTurn[];
  house: House;
  today: string;
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** Selects one of the others' turns, listed by day. */
export function SwapChoices({ turns, house, today, chosenId, onChoose }: SwapChoicesProps) {
  const { t, i18n } = useTranslation();
  const timeIn = useHouseTime(house);
  const group = useId();
  const personOf = usePeople(house._id);
  const [most, setMost] = useState(STEP);
  if (turns.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('chores.swap.notFound')}</Typography>;
  const byDay = Map.groupBy(turns.slice(0, most), ({ due_on: on }) => on);
  return (
    <Stack role="radiogroup" aria-label={t('chores.swap.choices')} spacing={2}>
      {[...byDay].map(([day, theirs]) => (
        <Box key={day} role="group" aria-labelledby={`${group}-${day}`}>
          <Typography id={`${group}-${day}`} variant="body2" component="h3" sx={{ fontWeight: 600 }}>
            {dayTitle(day, today, i18n.language)}
          </Typography>
          {theirs.map((turn) => {
            const { _id: id, name, photo } = personOf(turn.assignee);
            return (
              <Box
                key={turn._id}
                component="label"
                sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, cursor: 'pointer' }}
              >
                <Radio
                  name={group}
                  checked={chosenId === turn._id}
                  onChange={() => {
                    onChoose(turn._id);
                  }}
                />
                <PersonAvatar id={id} name={name} photo={photo} size={32} />
                <Box sx={{ minWidth: 0, ml: 0.5 }}>
                  <Typography sx={{ overflowWrap: 'anywhere' }}>
                    {t('chores.calendar.turnBy', { chore: turn.chore.name, who: turn.assignee.first_name })}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('chores.turn.until', { time: timeIn(turn.due_at) })}
                    {dot()}
                    {t('chores.turn.points', { count: turn.points })}
                  </Typography>
                </Box>
              </Box>
            );
          })}
        </Box>
      ))}
      {turns.length > most && (
        <Button
          onClick={() => {
            setMost(most + STEP);
          }}
        >
          {t('chores.swap.more')}
        </Button>
      )}
    </Stack>
  );
}
