import type { CalendarEntry, CalendarItem, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayTitle } from '#ui/calendar-days.ts';
import { ItemRow } from './item-row.tsx';

interface DayItemsProps {
  house: House;
  /** ISO date */
  day: string;
  today: string;
  items: readonly CalendarItem[];
  onEdit: (entry: CalendarEntry) => void;
}

/** A day with what is on it. */
export function DayItems({ house, day, today, items, onEdit }: DayItemsProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box component="section" aria-labelledby={`day-${day}`}>
      <Typography
        id={`day-${day}`}
        variant="h4"
        component="h3"
        sx={{ mb: 1, color: day === today ? 'primary.main' : 'text.primary' }}
      >
        {dayTitle(day, today, i18n.language)}
      </Typography>
      {items.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('calendar.nothing')}</Typography>
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          {items.map((item) => (
            <ItemRow key={item._id} house={house} item={item} onEdit={onEdit} />
          ))}
        </Box>
      )}
    </Box>
  );
}
