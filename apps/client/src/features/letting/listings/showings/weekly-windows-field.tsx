import { LIMITS, type WeeklyWindow } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { weekdayName } from '#lib/dates.ts';
import { AddIcon, DeleteIcon } from '#ui/icons.tsx';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

interface WeeklyWindowsProps {
  legend: string;
  empty: string;
  value: readonly WeeklyWindow[];
  onChange: (windows: WeeklyWindow[]) => void;
  error?: string | undefined;
}

export const isInOrder = ({ from, to }: WeeklyWindow): boolean => from !== '' && to !== '' && from < to;

/** Weekly hours, one line each: weekday, start and end. */
export function WeeklyWindowsField({ legend, empty, value, onChange, error }: WeeklyWindowsProps) {
  const { t, i18n } = useTranslation();
  const change = (at: number, part: Partial<WeeklyWindow>): void => {
    onChange(value.map((window, place) => (place === at ? { ...window, ...part } : window)));
  };
  const add = (): void => {
    const last = value.at(-1);
    const weekday = last === undefined ? 1 : (last.weekday % 7) + 1;
    onChange([...value, { weekday, from: last?.from ?? '17:00', to: last?.to ?? '20:00' }]);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 1.5, p: 0 }}>
        {legend}
      </Box>
      {value.length === 0 && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{empty}</Typography>}
      <Stack spacing={1.5}>
        {value.map((window, at) => {
          const name = t('showings.windows.nth', { n: at + 1 });
          return (
            <Box
              // Lines have no identity, and are only added at the end.
              key={at}
              role="group"
              aria-label={name}
              sx={{
                display: 'grid',
                gap: 1,
                alignItems: 'center',
                gridTemplateColumns: {
                  xs: 'calc(50% - 4px) minmax(0, 1fr) 44px',
                  sm: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) 44px',
                },
              }}
            >
              <TextField
                select
                label={t('showings.windows.weekday')}
                value={window.weekday}
                onChange={({ target }) => {
                  change(at, { weekday: Number(target.value) });
                }}
                sx={{ gridColumn: { xs: '1 / 3', sm: 'auto' } }}
              >
                {WEEK.map((weekday) => (
                  <MenuItem key={weekday} value={weekday}>
                    {weekdayName(weekday, i18n.language, 'long')}
                  </MenuItem>
                ))}
              </TextField>
              {(['from', 'to'] as const).map((side) => (
                <TextField
                  key={side}
                  type="time"
                  label={t(`showings.windows.${side}`)}
                  value={window[side]}
                  error={!isInOrder(window)}
                  onChange={({ target }) => {
                    change(at, { [side]: target.value });
                  }}
                  slotProps={{ inputLabel: { shrink: true } }}
                  sx={{
                    gridRow: { xs: 2, sm: 'auto' },
                    '& input': { px: { xs: 0.75, sm: 1.75 } },
                    gridColumn: { xs: side === 'from' ? '1' : '2 / -1', sm: 'auto' },
                  }}
                />
              ))}
              <IconButton
                aria-label={t('showings.windows.remove', { name })}
                sx={{ gridRow: { xs: 1, sm: 'auto' }, gridColumn: { xs: 3, sm: 'auto' } }}
                onClick={() => {
                  onChange(value.filter((_, place) => place !== at));
                }}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          );
        })}
      </Stack>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      {value.length < LIMITS.showingWindows && (
        <Button startIcon={<AddIcon />} onClick={add} sx={{ mt: 1, ml: -1.5 }}>
          {t('showings.windows.add')}
        </Button>
      )}
    </Box>
  );
}
