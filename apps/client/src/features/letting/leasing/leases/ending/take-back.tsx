import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { useRollBackReleaseMutation } from '#features/letting/leasing/leases/leases-api.ts';

interface TakeBackProps {
  roomieId: string;
  name: string;
  /** What to undo; `own`: the roomie's own notice. */
  what: 'notice' | 'own' | 'release';
}

/** Undoes a notice or a release, unless the room is let or promised to another person. */
export function TakeBack({ roomieId, name, what }: TakeBackProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [rollBack, { isLoading }] = useRollBackReleaseMutation();
  return (
    <>
      <Button
        loading={isLoading}
        aria-label={t(`leases.back.${what}Of`, { name })}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {t(`leases.back.${what}`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(`leases.back.${what}Ask`, { name })}
        text={t(`leases.back.${what}Text`, { name })}
        confirm={t(`leases.back.${what}`)}
        tone="primary"
        onClose={() => {
          setIsAsking(false);
        }}
        onConfirm={() => {
          setIsAsking(false);
          void showOutcome(rollBack({ params: { id: roomieId } }), t(`leases.back.${what}Done`, { name }));
        }}
      />
    </>
  );
}
