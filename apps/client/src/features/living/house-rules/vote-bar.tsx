import type { RuleChange } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dot } from '#lib/direction.ts';

/** The votes as numbers and as a decorative bar. */
export function VoteBar({ change: { votes, is_voting: isVoting } }: { change: RuleChange }) {
  const { t } = useTranslation();
  const { missing } = votes;
  const parts = [
    { count: votes.for, color: 'success.main' },
    { count: votes.against, color: 'error.main' },
    { count: missing, color: 'action.disabledBackground' },
  ].filter(({ count }) => count > 0);
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>
        {t('rules.vote.count', { for: votes.for, against: votes.against })}
        {missing > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {dot()}
            {t('rules.vote.missing', { count: missing })}
          </Box>
        )}
      </Typography>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', gap: '2px', height: 10, mt: 0.75, borderRadius: '5px', overflow: 'hidden' }}
      >
        {parts.map(({ count, color }) => (
          <Box key={color} sx={{ flex: count, bgcolor: color, opacity: isVoting ? 1 : 0.75 }} />
        ))}
      </Box>
    </Box>
  );
}
