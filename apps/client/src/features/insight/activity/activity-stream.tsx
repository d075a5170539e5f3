import type { Activity } from '@common-roof/contracts';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayKey, dayName, timeOfDay } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { useLiveStatus } from '#realtime/use-live-connection.ts';
import { HousesIcon, PulseIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { EmptyState } from '#ui/states.tsx';
import { type ActivityFilters, useActivityInfiniteQuery } from './activity-api.ts';

const SIZE = 32;

interface ActivityStreamProps {
  filters: ActivityFilters;
  onFilter: (filters: ActivityFilters) => void;
}

function ActivityItem({ item, onFilter }: { item: Activity; onFilter: (filters: ActivityFilters) => void }) {
  const { t, i18n } = useTranslation();
  const { actor, house_id: houseId } = item;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: { sm: 'center' },
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {actor === null ? (
        <Avatar aria-hidden="true" sx={{ width: SIZE, height: SIZE, bgcolor: 'action.hover', color: 'text.secondary' }}>
          <PulseIcon fontSize="small" />
        </Avatar>
      ) : (
        <PersonAvatar id={actor._id} name={actor.name} photo={actor.photo} size={SIZE} />
      )}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: { sm: 'flex' },
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
        }}
      >
        <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
          {actor !== null && (
            <Link component={RouterLink} color="inherit" to={paths.person(actor._id)} sx={{ fontWeight: 600 }}>
              {actor.name}
            </Link>
          )}{' '}
          {item.summary}
        </Typography>
        <Box
          sx={{ display: 'flex', flex: 'none', alignItems: 'center', my: { xs: -1, sm: 0 }, color: 'text.secondary' }}
        >
          <Typography variant="body2" component="time" dateTime={item.at} sx={{ mr: 0.5 }}>
            {timeOfDay(item.at, i18n.language)}
          </Typography>
          <Button
            size="small"
            color="inherit"
            sx={{ px: 1, py: 0, fontSize: '0.875rem', fontWeight: 400 }}
            aria-label={t('activity.onlyTopic', { topic: t(`activity.topics.${item.topic}`) })}
            onClick={() => {
              onFilter({ topic: item.topic });
            }}
          >
            {t(`activity.topics.${item.topic}`)}
          </Button>
          {houseId !== null && (
            <IconButton
              color="inherit"
              title={t('activity.onlyThisHouse')}
              aria-label={t('activity.onlyThisHouse')}
              onClick={() => {
                onFilter({ house_id: houseId });
              }}
            >
              <HousesIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Live activity, newest first. */
export function ActivityStream({ filters, onFilter }: ActivityStreamProps) {
  const { t, i18n } = useTranslation();
  const isLive = useLiveStatus() === 'online';
  const query = useActivityInfiniteQuery(filters);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Section
      id="activity-stream"
      title={t('activity.stream')}
      actions={
        <Chip
          size="small"
          variant={isLive ? 'filled' : 'outlined'}
          color={isLive ? 'primary' : 'default'}
          label={isLive ? t('activity.live') : t('activity.notLive')}
        />
      }
    >
      <PagedList
        query={query}
        empty={<EmptyState icon={<PulseIcon />} text={isFiltered ? t('activity.none') : t('activity.empty')} />}
      >
        {(items) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((item, at) => (
              <Box key={item._id} component="li" sx={{ listStyle: 'none' }}>
                {dayKey(item.at) !== dayKey(items[at - 1]?.at ?? '') && (
                  <Typography
                    component="h3"
                    variant="body2"
                    sx={{ px: { xs: 2, sm: 3 }, py: 1, fontWeight: 600, bgcolor: 'background.default' }}
                  >
                    {dayName(item.at, i18n.language)}
                  </Typography>
                )}
                <ActivityItem item={item} onFilter={onFilter} />
              </Box>
            ))}
          </Box>
        )}
      </PagedList>
    </Section>
  );
}
