import type { RoomChoiceState } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

const TONES: Readonly<Record<RoomChoiceState, TagTone>> = {
  collecting: 'info',
  proposed: 'info',
  accepted: 'success',
  offered: 'default',
  withdrawn: 'default',
  expired: 'warning',
};

export function StateTag({ state }: { state: RoomChoiceState }) {
  const { t } = useTranslation();
  return <Tag tone={TONES[state]}>{t(`roomChoices.state.${state}`)}</Tag>;
}

export interface ListedChoice {
  readonly id: string;
  readonly house: string;
  readonly state: RoomChoiceState;
  readonly startsOn: string;
}

/** Room choices as links to each. */
export function ChoiceLinks({ choices }: { choices: readonly ListedChoice[] }) {
  const { t, i18n } = useTranslation();
  return (
    <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {choices.map(({ id, house, state, startsOn }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            px: { xs: 2, sm: 3 },
            py: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 160 }}>
            <Link component={RouterLink} to={paths.roomChoice(id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {t('roomChoices.from', { day: day(startsOn, i18n.language) })}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {house}
            </Typography>
          </Box>
          <StateTag state={state} />
        </Box>
      ))}
    </Paper>
  );
}
