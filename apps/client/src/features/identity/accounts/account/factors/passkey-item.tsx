import type { Passkey } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useRemovePasskeyMutation } from './factors-api.ts';

const RenameDialog = lazyOnOpen(async () => (await import('./rename-passkey-dialog.tsx')).RenamePasskeyDialog);

export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { t, i18n } = useTranslation();
  const { name, created_at: createdAt, last_used_at: usedAt } = passkey;
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = (): void => {
    setAsked(null);
  };
  const created = t('factors.passkeys.created', { date: dateOf(createdAt, i18n.language) });
  const used =
    usedAt === null
      ? t('factors.passkeys.unused')
      : t('factors.passkeys.used', { date: dateOf(usedAt, i18n.language) });
  return (
    <ListItem sx={{ px: { xs: 2, sm: 3 }, columnGap: 2, flexWrap: 'wrap' }}>
      <ListItemText primary={name} secondary={`${created}, ${used}`} sx={{ overflowWrap: 'anywhere' }} />
      <Stack direction="row" sx={{ flex: 'none', ml: 'auto', mr: -1.5 }}>
        <Button
          aria-label={t('factors.passkeys.renameOf', { name })}
          onClick={() => {
            setAsked('rename');
          }}
        >
          {t('factors.passkeys.rename')}
        </Button>
        <Button
          color="error"
          loading={isLoading}
          aria-label={t('factors.passkeys.removeOf', { name })}
          onClick={() => {
            setAsked('remove');
          }}
        >
          {t('factors.passkeys.remove')}
        </Button>
      </Stack>
      {asked === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('factors.passkeys.removeAsk', { name })}
        text={t('factors.passkeys.removeText')}
        confirm={t('factors.passkeys.remove')}
        onClose={close}
        onConfirm={() => {
          close();
          void showOutcome(remove({ id: passkey._id }), t('factors.passkeys.removed'));
        }}
      />
    </ListItem>
  );
}
