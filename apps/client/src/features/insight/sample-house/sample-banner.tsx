import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { dateOf } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { useRemoveSampleHouseMutation, useSampleHouseQuery } from './sample-house-api.ts';

/** Says that nothing in the house is real, and removes it after a confirmation. */
export function SampleBanner() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { data } = useSampleHouseQuery();
  const [remove, { isLoading }] = useRemoveSampleHouseMutation();
  const [isAsking, setAsking] = useState(false);
  const end = data?.ends_at ?? null;
  const run = async (): Promise<void> => {
    setAsking(false);
    // First: the page of a house that is gone has nothing to show.
    await navigate(paths.houses);
    const { error } = await remove();
    if (error === undefined) tell(t('sampleHouse.removed'));
    else showRefusal(error);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, flexWrap: 'wrap' }}
      action={
        <Button
          color="inherit"
          loading={isLoading}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('sampleHouse.remove')}
        </Button>
      }
    >
      {t('sampleHouse.banner')}
      {end !== null && ` ${t('sampleHouse.ends', { day: dateOf(end, i18n.language) })}`}
      <ConfirmDialog
        open={isAsking}
        title={t('sampleHouse.ask')}
        text={t('sampleHouse.askText')}
        confirm={t('sampleHouse.confirm')}
        onConfirm={() => void run()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </Alert>
  );
}
