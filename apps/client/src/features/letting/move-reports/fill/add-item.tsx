import { LIMITS, type ReportArea } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';

interface AddItemProps {
  area: ReportArea;
  /** Names already on the area's list. */
  taken: readonly string[];
  onAdd: (name: string) => void;
}

/** Adds an item that isn't on the area's list. */
export function AddItem({ area, taken, onAdd }: AddItemProps) {
  const { t } = useTranslation();
  const [name, setName] = useState<string | null>(null);
  const wanted = name?.trim() ?? '';
  const isTaken = taken.some((each) => each.toLowerCase() === wanted.toLowerCase());
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    if (wanted === '' || isTaken) return;
    onAdd(wanted);
    setName(null);
  };
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {name === null ? (
        <Button
          startIcon={<AddIcon />}
          sx={{ ml: -1, minHeight: 44, textAlign: 'left' }}
          aria-label={`${t('reports.fill.add')}: ${t(`reports.area.${area}`)}`}
          onClick={() => {
            setName('');
          }}
        >
          {t('reports.fill.add')}
        </Button>
      ) : (
        <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label={t('reports.fill.addName')}
            value={name}
            autoFocus
            fullWidth
            size="small"
            error={isTaken}
            helperText={isTaken ? t('reports.fill.addTaken') : undefined}
            slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
            onChange={({ target }) => {
              setName(target.value);
            }}
          />
          <Button type="submit" variant="outlined" sx={{ minHeight: 44 }}>
            {t('reports.fill.addDo')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
