import type { HouseDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { isApiError } from '#api/api-error.ts';
import { tell } from '#lib/alerts.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { ArchiveIcon } from '#ui/icons.tsx';
import { useArchiveHouseMutation } from '#features/housing/houses/houses-api.ts';

/** Archives an open house after a confirmation, or says why it can't be archived. */
export function ArchiveHouse({ house }: { house: HouseDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [archive, { isLoading, error }] = useArchiveHouseMutation();
  const [isAsking, setAsking] = useState(false);
  const { name } = house;

  const run = async (): Promise<void> => {
    setAsking(false);
    const answer = await archive({ params: { id: house._id }, body: { homeowner_id: house.homeowner_id } });
    if (answer.error !== undefined) return;
    tell(t('owner.house.archived', { name }));
    void navigate(paths.archivedHouses);
  };
  return (
    <>
      {isApiError(error) && error.status >= 400 && error.status < 500 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      )}
      <Button
        color="error"
        sx={{ ml: -1.5 }}
        startIcon={<ArchiveIcon />}
        loading={isLoading}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('owner.house.archive')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('owner.house.archiveAsk', { name })}
        text={t('owner.house.archiveText')}
        confirm={t('owner.list.archive')}
        onConfirm={() => void run()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
