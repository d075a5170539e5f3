import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { EyeOffIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { EmptyState } from '#ui/states.tsx';
import { userText } from '#ui/user-text.ts';
import { useOwnFeelingsInfiniteQuery } from './ratings-api.ts';

/** The private feelings the reader wrote for admins, newest first. */
export function PrivateFeelings() {
  const { t, i18n } = useTranslation();
  return (
    <Box sx={{ bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider', borderRadius: 1 }}>
      <PagedList
        query={useOwnFeelingsInfiniteQuery(undefined)}
        empty={<EmptyState icon={<EyeOffIcon />} text={t('ratings.feelings.none')} />}
      >
        {(ratings) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {ratings.map(({ _id: id, rated, house, written_at: at, private_feelings: feelings = '' }, index) => (
              <Box
                key={id}
                component="li"
                sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
              >
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {t('ratings.feelings.about', { name: rated.first_name })}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, overflowWrap: 'anywhere' }}>
                  {house.name}
                  {dot()}
                  {dateOf(at, i18n.language)}
                </Typography>
                <Typography sx={userText}>{feelings}</Typography>
              </Box>
            ))}
          </Box>
        )}
      </PagedList>
    </Box>
  );
}
