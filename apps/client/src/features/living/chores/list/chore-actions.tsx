import type { Chore } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useRetireChoreMutation } from '#features/living/chores/chores-api.ts';

const EditDialog = lazyOnOpen(async () => (await import('./edit-dialog.tsx')).EditDialog);

/** A homeowner's actions on a chore: edit or retire it. */
export function ChoreActions({ chore }: { chore: Chore }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'edit' | 'retire' | null>(null);
  const [retire, { isLoading }] = useRetireChoreMutation();
  const close = (): void => {
    setOpen(null);
  };
  return (
    <>
      <Button
        aria-label={t('chores.list.editNamed', { chore: chore.name })}
        onClick={() => {
          setOpen('edit');
        }}
      >
        {t('chores.list.edit')}
      </Button>
      <Button
        color="error"
        loading={isLoading}
        aria-label={t('chores.list.retireNamed', { chore: chore.name })}
        onClick={() => {
          setOpen('retire');
        }}
      >
        {t('chores.list.retire')}
      </Button>
      {open === 'edit' && <EditDialog chore={chore} onClose={close} />}
      <ConfirmDialog
        open={open === 'retire'}
        title={t('chores.list.retireAsk', { chore: chore.name })}
        text={t('chores.list.retireText')}
        confirm={t('chores.list.retire')}
        onConfirm={() => {
          close();
          void showOutcome(retire({ params: { id: chore._id } }), t('chores.list.retired', { chore: chore.name }));
        }}
        onClose={close}
      />
    </>
  );
}
