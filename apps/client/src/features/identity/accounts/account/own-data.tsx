import { LIMITS } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { leaveDeviceBy } from '#session/leave-device.ts';
import { useReader } from '#session/use-reader.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Section } from '#ui/page.tsx';
import { textProps } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useDeleteMeMutation } from './account-api.ts';
import { DataExports } from './data-exports.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

const DAY_MS = 86_400_000;

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [due] = useState(() => new Date(Date.now() + LIMITS.leavingDays * DAY_MS));
  const { id } = useReader();
  const [deleteMe] = useDeleteMeMutation();
  return (
    <FormDialog
      role="alertdialog"
      title={t('profile.data.deleteAsk')}
      text={t('profile.data.deleteText', { when: dateOf(due.toISOString(), i18n.language) })}
      submit={t('profile.data.delete')}
      tone="error"
      width="xs"
      schema={({ deleteMe: call }) => call.body}
      values={{ current_password: '' }}
      send={(body) => leaveDeviceBy(() => deleteMe({ body }), 'left', '/', id)}
      isDisposable
      onClose={onClose}
    >
      {({ field }) => (
        <PasswordField
          {...textProps(field('current_password', t('signIn.field.password')))}
          label={t('account.currentPassword')}
          autoComplete="current-password"
        />
      )}
    </FormDialog>
  );
}

/** The user's stored data: to export, or to delete. */
export function OwnData() {
  const { t } = useTranslation();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Section id="own-data" title={t('profile.data.heading')}>
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3, alignItems: 'flex-start' }}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '62ch' }}>{t('profile.data.lead')}</Typography>
        <DataExports />
        <ButtonRow>
          <Button
            color="error"
            onClick={() => {
              setDeleting(true);
            }}
          >
            {t('profile.data.deleteMine')}
          </Button>
        </ButtonRow>
      </Stack>
      {isDeleting && (
        <DeleteDialog
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </Section>
  );
}
