import type { RuleChange, RuleVoteSays } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { nameOf } from './applied.ts';
import { useVoteOnRuleChangeMutation } from './rules-api.ts';
import { useReader } from '#session/use-reader.ts';

function useVotingLine({
  state,
  is_voting: isVoting,
  may_vote: mayVote,
  voting_ends_at: endsAt,
}: RuleChange): string[] {
  const { t, i18n } = useTranslation();
  const { role } = useReader();
  if (state !== 'open') return [];
  if (!isVoting) return [t(role === 'homeowner' ? 'rules.vote.overOwner' : 'rules.vote.over')];
  const until = t('rules.vote.until', { when: dateAndTime(endsAt, i18n.language) });
  if (role === 'homeowner') return [until, t('rules.vote.waits')];
  return mayVote ? [until] : [until, t('rules.vote.notYou')];
}

/** The deadline of the vote and the reader's own vote, which can be changed until then. */
export function VoteButtons({ change }: { change: RuleChange }) {
  const { t } = useTranslation();
  const [vote, { isLoading }] = useVoteOnRuleChangeMutation();
  const lines = useVotingLine(change);
  const { _id: id, own_vote: own, may_vote: mayVote } = change;
  const what = nameOf(change);
  const say = (says: RuleVoteSays): void => {
    if (own === says) return;
    const asked = vote({ params: { id }, body: { vote: says } });
    void showOutcome(asked, t(says === 'for' ? 'rules.vote.saidFor' : 'rules.vote.saidAgainst'));
  };
  if (lines.length === 0) return null;
  return (
    <Box>
      {mayVote && (
        <Box
          role="group"
          aria-label={t('rules.vote.heading')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}
        >
          <Button
            variant={own === 'for' ? 'contained' : 'outlined'}
            aria-pressed={own === 'for'}
            aria-label={t('rules.vote.forNamed', { what })}
            startIcon={<CheckIcon />}
            disabled={isLoading}
            onClick={() => {
              say('for');
            }}
          >
            {t('rules.vote.for')}
          </Button>
          <Button
            color="error"
            variant={own === 'against' ? 'contained' : 'outlined'}
            aria-pressed={own === 'against'}
            aria-label={t('rules.vote.againstNamed', { what })}
            startIcon={<CloseIcon />}
            disabled={isLoading}
            onClick={() => {
              say('against');
            }}
          >
            {t('rules.vote.against')}
          </Button>
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {lines.join('. ')}
      </Typography>
    </Box>
  );
}
