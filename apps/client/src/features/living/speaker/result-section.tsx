import type { HouseSpeaker } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { Section } from '#ui/page.tsx';

/** The result of the last election, as numbers. */
export function ResultSection({ result }: { result: NonNullable<HouseSpeaker['last']> }) {
  const { t, i18n } = useTranslation();
  const { winner, failure, voted, voters, candidates, decided_by: decidedBy } = result;
  const day = dateOf(result.ended_at, i18n.language);
  return (
    <Section id="last-election" title={t('speaker.result.heading')}>
      <Stack spacing={1.5} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Box>
          <Typography>
            {winner === null
              ? t('speaker.result.failed', { day, why: failure ?? 'no_vote' })
              : t('speaker.result.elected', { name: winner.first_name, day })}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('speaker.result.turnout', { voted, voters })}</Typography>
        </Box>
        {candidates.length > 0 && (
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
            {candidates.map(({ person, votes: count }) => (
              <Box key={person._id} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
                <Typography component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {person.first_name}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  {t('speaker.result.votes', { count })}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
        {(decidedBy === 'terms' || decidedBy === 'draw') && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t(`speaker.result.${decidedBy}`)}
          </Typography>
        )}
      </Stack>
    </Section>
  );
}
