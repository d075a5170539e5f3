import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { todayHere } from '#lib/dates.ts';
import { Field } from '#ui/field.tsx';

/** Opens a conversation at a day, which begins where the reader is, like the days between its messages. */
export function DateJump({ onGo }: { onGo: (at: string) => void }) {
  const { t } = useTranslation();
  const [day, setDay] = useState('');
  const midnight = new Date(`${day}T00:00`);
  const isDay = !Number.isNaN(midnight.getTime());
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDay) onGo(midnight.toISOString());
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', maxWidth: 360 }}
    >
      <Field
        type="date"
        size="small"
        label={t('chatSearch.date')}
        value={day}
        onChange={setDay}
        max={todayHere()}
        fullWidth
      />
      <Button type="submit" variant="outlined" disabled={!isDay} sx={{ flex: 'none' }}>
        {t('chatSearch.go')}
      </Button>
    </Box>
  );
}
