import type { KeptHouse } from '@common-roof/contracts';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { clockTime, dayWithWeekday } from '#lib/dates.ts';
import { Section } from '#ui/page.tsx';

const SHOWN = 6;

/** The next visits over all houses, in date order. */
export function Visits({ houses }: { houses: readonly KeptHouse[] }) {
  const { t, i18n } = useTranslation();
  const visits = houses
    .flatMap((house) => house.visits.map((date) => ({ date, house })))
    .sort((a, b) => `${a.date}${a.house.cleaning.from ?? ''}`.localeCompare(`${b.date}${b.house.cleaning.from ?? ''}`))
    .slice(0, SHOWN);
  return (
    <Section id="visits" title={t('kept.visits')}>
      {visits.length === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, color: 'text.secondary' }}>{t('kept.noVisits')}</Typography>
      )}
      <List disablePadding>
        {visits.map(({ date, house }) => (
          <ListItem
            key={`${date}:${house._id}`}
            sx={{ px: { xs: 2, sm: 3 }, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}
          >
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: 1, gap: { xs: 0, sm: 2 } }}>
              <Typography component="time" dateTime={date} sx={{ fontWeight: 600, minWidth: 180 }}>
                {dayWithWeekday(date, i18n.language)}
              </Typography>
              <Typography sx={{ flex: 1 }}>{house.name}</Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {house.cleaning.from !== null && house.cleaning.to !== null
                  ? `${clockTime(house.cleaning.from, i18n.language)}–${clockTime(house.cleaning.to, i18n.language)}`
                  : t('kept.anyTime')}
              </Typography>
            </Stack>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
