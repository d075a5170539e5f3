import type { House } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { RestoreIcon } from '#ui/icons.tsx';
import { useRestoreHouseMutation } from './houses-api.ts';

/** Reopens an archived house, or says why it can't be reopened. */
export function RestoreButton({ house }: { house: Pick<House, '_id' | 'name'> }) {
  const { t } = useTranslation();
  const [restore, { isLoading, error }] = useRestoreHouseMutation();
  const run = async (): Promise<void> => {
    const answer = await restore({ params: { id: house._id } });
    if (answer.error === undefined) tell(t('owner.archive.restored', { name: house.name }));
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<RestoreIcon />}
        loading={isLoading}
        aria-label={t('owner.archive.restoreNamed', { name: house.name })}
        onClick={() => void run()}
      >
        {t('owner.archive.restore')}
      </Button>
      {isApiError(error) && error.status !== 0 && error.status < 500 && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {error.message}
        </Alert>
      )}
    </>
  );
}
