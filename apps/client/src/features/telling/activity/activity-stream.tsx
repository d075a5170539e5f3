import type { Activity } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { dayKey, dayName, timeOfDay } from '../../../lib/dates.ts';
import { useLiveStatus } from '../../../realtime/use-live-connection.ts';
import { PulseIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type ActivityFilters, useActivityInfiniteQuery } from './activity-api.ts';

interface ActivityStreamProps {
  filters: ActivityFilters;
  onFilter: (filters: ActivityFilters) => void;
}

function ActivityItem({ item, onFilter }: { item: Activity; onFilter: (filters: ActivityFilters) => void }) {
  const { t, i18n } = useTranslation();
  const { actor, house_id: houseId } = item;
  const actorName = actor?.name ?? t('activity.system');
  return (
    <Box
      sx={{ display: 'flex', gap: 2, px: { xs: 2, sm: 3 }, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <PersonAvatar id={actor?._id ?? item.kind} name={actorName} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography>
          <strong>{actorName}</strong> {item.summary}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center', color: 'text.secondary' }}>
          <Typography variant="body2" component="time" dateTime={item.at}>
            {timeOfDay(item.at, i18n.language)}
          </Typography>
          <Button
            size="small"
            color="inherit"
            sx={chipLike}
            onClick={() => {
              onFilter({ kind: item.kind });
            }}
          >
            {item.kind}
          </Button>
          {actor !== null && (
            <Button
              size="small"
              color="inherit"
              sx={chipLike}
              onClick={() => {
                onFilter({ account_id: actor._id });
              }}
              aria-label={t('activity.onlyPerson', { name: actor.name })}
            >
              {actor.name}
            </Button>
          )}
          {houseId !== null && (
            <Button
              size="small"
              color="inherit"
              sx={chipLike}
              onClick={() => {
                onFilter({ house_id: houseId });
              }}
            >
              {t('activity.onlyThisHouse')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const chipLike = { minHeight: 32, px: 1, py: 0, fontSize: '0.875rem', fontWeight: 400 } as const;

/** What happened, newest first, growing as it happens. */
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
