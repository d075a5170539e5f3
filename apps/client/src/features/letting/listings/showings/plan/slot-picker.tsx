import type { CallResponse, listShowingSlots, Slot } from '@common-roof/contracts';
import { dayIn, instantOf, plusDays } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayWithWeekday, timeIn } from '#lib/dates.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useShowingSlotsQuery } from '#features/letting/listings/showings/showings-api.ts';
import { now } from '#lib/clock.ts';

type Slots = CallResponse<typeof listShowingSlots>;

interface SlotPickerProps {
  roomId: string;
  /** ISO timestamp; empty for none */
  value: string;
  onChange: (startsAt: string) => void;
  error?: string | undefined;
}

/** A time the homeowner types, in the house's time zone. */
function OwnTime({ slots, onChange }: { slots: Slots; onChange: (startsAt: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  return (
    <TextField
      type="datetime-local"
      label={t('showings.plan.ownTime', { zone: slots.time_zone })}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const [day = '', time = ''] = target.value.split('T');
        onChange(day === '' || time === '' ? '' : instantOf(day, time.slice(0, 5), slots.time_zone).toISOString());
      }}
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function Days({ slots, value, onChange }: { slots: Slots; value: string; onChange: (startsAt: string) => void }) {
  const { t, i18n } = useTranslation();
  const byDay = new Map<string, Slot[]>();
  for (const slot of slots.items) {
    const day = dayIn(slots.time_zone, new Date(slot.starts_at));
    byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  if (byDay.size === 0) return <Alert severity="info">{t('showings.plan.noSlots')}</Alert>;
  return (
    <Stack
      spacing={1.5}
      // The times in it make it reachable by keyboard.
      sx={{ maxHeight: 300, overflowY: 'auto', pr: 1 }}
    >
      {[...byDay].map(([day, times]) => (
        <Box key={day}>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            {dayWithWeekday(day, i18n.language)}
          </Typography>
          <ToggleButtonGroup
            exclusive
            value={value}
            aria-label={dayWithWeekday(day, i18n.language)}
            onChange={(_, chosen: string | null) => {
              onChange(chosen ?? '');
            }}
            sx={{
              display: 'grid',
              gap: 0.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
              // Bordered individually, because they wrap.
              '&& .MuiToggleButton-root': { m: 0, border: '1px solid', borderColor: 'divider', borderRadius: 1 },
            }}
          >
            {times.map(({ starts_at: at }) => (
              <ToggleButton
                key={at}
                value={at}
                sx={{ minHeight: 44, px: 0.5, textTransform: 'none', whiteSpace: 'nowrap', color: 'text.primary' }}
              >
                {timeIn(slots.time_zone, at, i18n.language)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      ))}
    </Stack>
  );
}

/** Selects a possible time, two weeks per page, or a typed one. */
export function SlotPicker({ roomId, value, onChange, error }: SlotPickerProps) {
  const { t } = useTranslation();
  const [from, setFrom] = useState('');
  const [isOwn, setIsOwn] = useState(false);
  const { data, currentData, isError, refetch } = useShowingSlotsQuery({ roomId, from });
  const slots = currentData ?? data;
  if (slots === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={3} avatar={false} />;
  }
  const today = dayIn(slots.time_zone, now());
  const later = plusDays(from === '' ? today : from, 14);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 1, p: 0 }}>
        {t('showings.plan.when')}
      </Box>
      {slots.roomie !== null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('showings.plan.lived', { name: slots.roomie })}
        </Alert>
      )}
      {isOwn ? <OwnTime slots={slots} onChange={onChange} /> : <Days slots={slots} value={value} onChange={onChange} />}
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {error}
        </Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mt: 1, ml: -1 }}>
        {!isOwn && from !== '' && (
          <Button
            onClick={() => {
              setFrom('');
            }}
          >
            {t('showings.plan.soonest')}
          </Button>
        )}
        {!isOwn && (
          <Button
            onClick={() => {
              setFrom(later);
            }}
          >
            {t('showings.plan.later')}
          </Button>
        )}
        <Button
          onClick={() => {
            setIsOwn(!isOwn);
            onChange('');
          }}
        >
          {t(isOwn ? 'showings.plan.toSlots' : 'showings.plan.toOwnTime')}
        </Button>
      </Stack>
    </Box>
  );
}
