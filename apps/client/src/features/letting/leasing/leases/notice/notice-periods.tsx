import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useOwnHousesQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const SettingsDialog = lazyOnOpen(async () => (await import('./settings-dialog.tsx')).SettingsDialog);

/** The notice periods of each house. */
export function NoticePeriods() {
  const { t } = useTranslation();
  const { data } = useOwnHousesQuery();
  const [houseId, setHouseId] = useState<string>();
  const houses = (data?.items ?? []).filter(({ state }) => state === 'open');
  const house = houses.find(({ _id }) => _id === houseId);
  if (houses.length === 0) return null;
  return (
    <Section id="notice-periods" title={t('leases.settings.list')}>
      <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 }, pb: 1.5, color: 'text.secondary' }}>
        {t('leases.settings.listText')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', px: { xs: 2, sm: 3 }, pb: 2.5 }}>
        {houses.map(({ _id, name }) => (
          <Button
            key={_id}
            variant="outlined"
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
            onClick={() => {
              setHouseId(_id);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      {house !== undefined && (
        <SettingsDialog
          house={house}
          onClose={() => {
            setHouseId(undefined);
          }}
        />
      )}
    </Section>
  );
}
