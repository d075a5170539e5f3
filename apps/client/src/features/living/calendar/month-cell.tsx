import type { CalendarItem, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayWithWeekday } from '#lib/dates.ts';
import { comma } from '#lib/direction.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { ITEM_ICONS } from './item-kinds.tsx';
import { useItemText } from './use-item-text.ts';

/** Items shown in a day; the others are counted. */
const SHOWN = 3;

interface MonthCellProps {
  house: House;
  /** ISO date */
  day: string;
  items: readonly CalendarItem[];
  isOpen: boolean;
  isToday: boolean;
  /** Whether it belongs to another month than the one shown. */
  isApart: boolean;
  onOpen: () => void;
}

/** A day of the month. Choosing it lists what is on it beside the month. */
export function MonthCell({ house, day, items, isOpen, isToday, isApart, onOpen }: MonthCellProps) {
  const { t, i18n } = useTranslation();
  const textOf = useItemText(house);
  const texts = items.map(textOf);
  const name = dayWithWeekday(day, i18n.language);
  return (
    <Box
      component="td"
      role="gridcell"
      aria-selected={isOpen}
      // A cell without a height can't be filled by its content.
      sx={{ p: 0, height: '1px', verticalAlign: 'top' }}
    >
      <ButtonBase
        data-day={day}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isOpen ? 0 : -1}
        onClick={onOpen}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-start',
          alignItems: 'stretch',
          gap: 0.5,
          width: '100%',
          height: '100%',
          minHeight: 112,
          p: 0.75,
          border: '1px solid',
          borderColor: isOpen ? 'primary.main' : 'divider',
          boxShadow: isOpen ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
          borderRadius: '8px',
          bgcolor: isApart ? 'transparent' : 'background.paper',
          textAlign: 'left',
          font: 'inherit',
        }}
      >
        {/* The visible text is short; the accessible text is complete. */}
        <Box component="span" sx={visuallyHidden}>
          {items.length === 0
            ? t('calendar.dayFree', { day: name })
            : t('calendar.dayItems', {
                day: name,
                count: items.length,
                items: texts.map(({ title }) => title).join(comma()),
              })}
        </Box>
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            alignSelf: 'flex-start',
            minWidth: 24,
            height: 24,
            px: 0.5,
            borderRadius: '12px',
            lineHeight: '24px',
            textAlign: 'center',
            fontSize: '0.875rem',
            fontWeight: isToday || isOpen ? 700 : 400,
            color: isToday ? 'primary.contrastText' : isApart ? 'text.secondary' : 'text.primary',
            bgcolor: isToday ? 'primary.main' : 'transparent',
          }}
        >
          {Number(day.slice(-2))}
        </Box>
        <Box component="span" aria-hidden="true" sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
          {items.slice(0, SHOWN).map((item, at) => (
            <Chip key={item._id} item={item} title={texts[at]?.title} text={texts[at]?.short} />
          ))}
          {items.length > SHOWN && (
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary', px: 0.5 }}>
              {t('calendar.moreItems', { count: items.length - SHOWN })}
            </Box>
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
}

interface ChipProps {
  item: CalendarItem;
  title: string | undefined;
  text: string | undefined;
}

function Chip({ item: { kind, is_own: isOwn, state }, title, text }: ChipProps) {
  const Icon = ITEM_ICONS[kind];
  const isOver = state === 'done' || state === 'missed';
  return (
    <Box
      component="span"
      title={title}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.5,
        height: 24,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: isOwn ? 650 : 400,
        // What isn't certain has a border instead of a background.
        border: state === 'tentative' ? '1px dashed' : 0,
        borderColor: 'divider',
        bgcolor: isOwn && !isOver ? 'primary.light' : 'transparent',
        color: isOver ? 'text.secondary' : isOwn ? 'primary.main' : 'text.primary',
      }}
    >
      {/* Most items are chores, whose names need the place. */}
      {kind !== 'turn' && <Icon sx={{ fontSize: 16, flex: 'none' }} />}
      <Box
        component="span"
        dir="auto"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flex: 1 }}
      >
        {text}
      </Box>
    </Box>
  );
}
