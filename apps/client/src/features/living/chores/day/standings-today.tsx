import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { Section } from '#ui/page.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Tag } from '#ui/tag.tsx';
import { useReader } from '#session/use-reader.ts';
import { useStandingsQuery } from '#features/living/chores/standings/points-api.ts';

/** Everyone's points of this month at a glance; nothing for a roomie who lives alone. */
export function StandingsToday({ houseId }: { houseId: string }) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const { currentData } = useStandingsQuery({ houseId, month: undefined });
  if (currentData === undefined || currentData.items.length < 2) return null;
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <Section
      id="standings-today"
      title={t('standings.heading')}
      actions={
        <Button component={Link} to={paths.standings}>
          {t('standings.why')}
        </Button>
      }
    >
      <Box component="ul" aria-labelledby="standings-today" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1.5 }}>
        {currentData.items.map(({ roomie, points, is_best: isBest }) => (
          <Box
            component="li"
            key={roomie._id}
            sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, px: { xs: 2, sm: 3 }, py: 1 }}
          >
            <PersonAvatar id={roomie._id} name={roomie.first_name} photo={roomie.photo} size={32} />
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {roomie._id === reader.id ? t('feed.you') : roomie.first_name}
            </Typography>
            {isBest && <Tag tone="warning">{t('standings.best')}</Tag>}
            <Typography sx={{ ml: 'auto', color: 'warning.main', fontWeight: 650 }}>
              {t('standings.points', { count: points, points: number.format(points) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
