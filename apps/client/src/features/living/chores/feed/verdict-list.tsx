import type { FeedItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { useReader } from '#session/use-reader.ts';

/** Each verdict, with its reason. */
export function VerdictList({ verdicts }: { verdicts: FeedItem['verdicts'] }) {
  const { t } = useTranslation();
  const reader = useReader();
  if (verdicts.length === 0) return null;
  const nameOf = ({ verifier }: FeedItem['verdicts'][number]): string =>
    verifier._id === reader.id ? t('feed.you') : t(`feed.verdict.role.${verifier.role}`, { name: verifier.first_name });
  return (
    <Box
      component="ul"
      aria-label={t('feed.verdicts')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25 }}
    >
      {verdicts.map((verdict) => (
        <Box component="li" key={verdict.verifier._id} sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
          <Box
            aria-hidden="true"
            // On a phone the post's own icon already shows it.
            sx={{
              display: { xs: verdict.says === 'point' ? 'none' : 'flex', sm: 'flex' },
              color: verdict.says === 'point' ? 'success.main' : 'error.main',
            }}
          >
            {verdict.says === 'point' ? <CheckIcon fontSize="small" /> : <CloseIcon fontSize="small" />}
          </Box>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {t(`feed.verdict.${verdict.says}`, { name: nameOf(verdict) })}
            {verdict.says === 'strike' && verdict.reason === '' && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                – {t('feed.verdict.noReason')}
              </Box>
            )}
            {verdict.reason !== '' && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                – {verdict.reason}
              </Box>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
