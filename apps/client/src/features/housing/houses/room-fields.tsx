import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';

import { useTranslation } from '#i18n/use-translation.ts';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import type { RoomField } from './room-values.ts';

/** Where three fields fit beside each other with their label and currency: on a page, but not in a dialog. */
const WIDE = '@container (min-width: 760px)';

interface RoomFieldsProps {
  currency: string;
  /** Returns the props of an input of its form. */
  propsOf: (field: RoomField, texts: { wrong: string; hint: string | undefined }) => TextFieldProps;
  autoFocus?: boolean;
}

/** The fields of one room, in a dialog or as one of many. */
export function RoomFields({ currency, propsOf, autoFocus = false }: RoomFieldsProps) {
  const { t } = useTranslation();
  const text = (field: RoomField, label: string, hint?: string) => ({
    ...propsOf(field, { wrong: t(`owner.fields.${field}`), hint }),
    label,
    fullWidth: true,
  });
  const inCurrency = {
    htmlInput: { inputMode: 'decimal' },
    input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
  } as const;
  const spans = (narrow: number, wide: number) => ({
    gridColumn: { sm: `span ${String(narrow)}` },
    [WIDE]: { gridColumn: `span ${String(wide)}` },
  });
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(12, minmax(0, 1fr))' },
        }}
      >
        <Box sx={spans(12, 4)}>
          <TextField {...text('room_name', t('owner.room.name'))} required autoComplete="off" autoFocus={autoFocus} />
        </Box>
        <Box sx={spans(6, 4)}>
          <TextField {...text('rent', t('owner.room.rent'))} required autoComplete="off" slotProps={inCurrency} />
        </Box>
        <Box sx={spans(6, 4)}>
          <TextField {...text('deposit', t('owner.room.deposit'))} autoComplete="off" slotProps={inCurrency} />
        </Box>
        <Box sx={spans(6, 3)}>
          <TextField
            {...text('size_m2', t('owner.room.size'))}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </Box>
        <Box sx={spans(6, 4)}>
          <TextField
            {...text('available_from', t('owner.room.availableFrom'), t('owner.room.availableFromHint'))}
            type="date"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Box>
        <Box sx={spans(12, 5)}>
          <TextField {...text('description', t('owner.room.description'))} multiline maxRows={5} />
        </Box>
      </Box>
    </Box>
  );
}
