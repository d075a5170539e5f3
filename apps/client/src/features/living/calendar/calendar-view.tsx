import type { CalendarEntry, CalendarItem, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { daysOf, firstOfMonth, isSameMonth, weeksOfMonth } from '#ui/calendar-days.ts';
import { aDay, oneOf, useFilters } from '#lib/use-address.ts';
import { useReader } from '#session/use-reader.ts';
import { CalendarIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { useCalendarQuery } from './calendar-api.ts';
import { CalendarActions } from './calendar-actions.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { DayItems } from './day-items.tsx';
import { KIND_GROUPS, kindsOf } from './item-kinds.tsx';
import { MonthGrid } from './month-grid.tsx';

const EntryDialog = lazyOnOpen(async () => (await import('./entry-dialog.tsx')).EntryDialog);

const FILTERS = { on: aDay, show: oneOf(KIND_GROUPS) };

interface CalendarViewProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
}

/** The calendar of a house: a month with the chosen day beside it, or a list on a phone. `?on=` and `?show=`. */
export function CalendarView({ house, today }: CalendarViewProps) {
  const { role } = useReader();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const titleId = useId();
  const [{ on: day = today, show: group }, filter] = useFilters(FILTERS);
  const [opened, setOpened] = useState<CalendarEntry | 'guest' | 'parcel' | null>(null);
  const span = weeksOfMonth(day);
  const { data, currentData, isError, refetch } = useCalendarQuery({ houseId: house._id, ...span });
  const kinds = kindsOf(group);
  const items = currentData?.items.filter(({ kind }) => kinds.has(kind));
  const itemsOn = (on: string): readonly CalendarItem[] =>
    (items ?? []).filter(({ day: from, until }) => from <= on && on <= until);
  const goTo = (on: string): void => {
    filter({ on: on === today ? undefined : on });
  };
  return (
    <>
      <CalendarActions house={house} canWrite={data?.can_write ?? role !== 'neatkeeper'} onAdd={setOpened} />
      <CalendarBar
        day={day}
        today={today}
        group={group}
        titleId={titleId}
        hasGroups={role !== 'neatkeeper'}
        goTo={goTo}
        onGroup={(show) => {
          filter({ show });
        }}
      />
      {isError && currentData === undefined ? (
        <LoadError onRetry={() => void refetch()} />
      ) : isWide ? (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { md: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          }}
        >
          <MonthGrid
            house={house}
            day={day}
            today={today}
            itemsOn={items === undefined ? undefined : itemsOn}
            labelledBy={titleId}
            onOpen={goTo}
          />
          {items === undefined ? (
            <ListSkeleton rows={2} />
          ) : (
            <DayItems house={house} day={day} today={today} items={itemsOn(day)} onEdit={setOpened} />
          )}
        </Box>
      ) : items === undefined ? (
        <ListSkeleton />
      ) : (
        <Agenda house={house} day={day} today={today} itemsOn={itemsOn} onEdit={setOpened} />
      )}
      {opened !== null && (
        <EntryDialog
          house={house}
          today={today}
          start={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

interface AgendaProps extends CalendarViewProps {
  day: string;
  itemsOn: (day: string) => readonly CalendarItem[];
  onEdit: (entry: CalendarEntry) => void;
}

/** The days of a month that have something on them; of the current month, those from today on. */
function Agenda({ house, day, today, itemsOn, onEdit }: AgendaProps) {
  const { t } = useTranslation();
  const from = isSameMonth(day, today) && day >= today ? today : firstOfMonth(day);
  const days = daysOf({ from, until: weeksOfMonth(day).until }).filter((one) => isSameMonth(one, day));
  const filled = days.map((one) => ({ one, items: itemsOn(one) })).filter(({ items }) => items.length > 0);
  if (filled.length === 0) return <EmptyState icon={<CalendarIcon />} text={t('calendar.nothingAhead')} />;
  return (
    <Stack spacing={3}>
      {filled.map(({ one, items }) => (
        <DayItems key={one} house={house} day={one} today={today} items={items} onEdit={onEdit} />
      ))}
    </Stack>
  );
}
