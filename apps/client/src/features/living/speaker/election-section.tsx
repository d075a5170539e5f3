import type { HouseSpeaker } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { useReader } from '#session/use-reader.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { useStandForSpeakerMutation, useVoteForSpeakerMutation } from './speaker-api.ts';

type Election = NonNullable<HouseSpeaker['election']>;

/** The candidates, each with a button for those who have a vote. */
function Candidates({ election: { _id: id, candidates, own_vote: own, is_voter: isVoter } }: { election: Election }) {
  const { t } = useTranslation();
  const [vote, { isLoading }] = useVoteForSpeakerMutation();
  const { role } = useReader();
  if (candidates.length === 0) {
    return (
      <Typography>
        {t(role === 'roomie' ? 'speaker.election.noCandidates' : 'speaker.election.noCandidatesOwner')}
      </Typography>
    );
  }
  return (
    <Stack
      component="ul"
      spacing={1}
      aria-label={t('speaker.election.candidates')}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {candidates.map(({ _id: candidate, first_name: name, photo }) => (
        <Box key={candidate} component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <PersonAvatar id={candidate} name={name} photo={photo} />
          <Typography sx={{ flex: '1 1 90px', minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
          {isVoter && (
            <Button
              variant={own === candidate ? 'contained' : 'outlined'}
              aria-pressed={own === candidate}
              {...(own === candidate ? { startIcon: <CheckIcon /> } : {})}
              disabled={isLoading}
              onClick={() => {
                if (own === candidate) return;
                const asked = vote({ params: { id }, body: { candidate_id: candidate } });
                void showOutcome(asked, t('speaker.election.voted'));
              }}
            >
              {t('speaker.election.vote', { name })}
            </Button>
          )}
        </Box>
      ))}
    </Stack>
  );
}

/** The election in progress: until when, who stands, and the reader's secret vote. */
export function ElectionSection({ election }: { election: Election }) {
  const { t, i18n } = useTranslation();
  const { role } = useReader();
  const [stand, { isLoading }] = useStandForSpeakerMutation();
  const { _id: id, ends_at: endsAt, voters, voted, is_voter: isVoter, stands } = election;
  const say = (stands: boolean): void => {
    const asked = stand({ params: { id }, body: { stands } });
    void showOutcome(asked, t(stands ? 'speaker.election.stood' : 'speaker.election.stoodDown'));
  };
  return (
    <Section id="speaker-election" title={t('speaker.election.heading')}>
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Box>
          <Typography>{t('speaker.election.until', { when: dateAndTime(endsAt, i18n.language) })}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('speaker.election.turnout', { voted, voters })}</Typography>
        </Box>
        <Candidates election={election} />
        {isVoter && (
          <Box>
            <Button
              variant={stands || election.candidates.length > 0 ? 'text' : 'contained'}
              sx={stands || election.candidates.length > 0 ? { ml: -1.5 } : {}}
              loading={isLoading}
              onClick={() => {
                say(!stands);
              }}
            >
              {t(stands ? 'speaker.election.standDown' : 'speaker.election.stand')}
            </Button>
          </Box>
        )}
        {role === 'roomie' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(isVoter ? 'speaker.election.secret' : 'speaker.election.notYou')}
          </Typography>
        )}
      </Stack>
    </Section>
  );
}
