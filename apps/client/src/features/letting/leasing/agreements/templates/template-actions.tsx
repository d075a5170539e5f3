import type { AgreementTemplate } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { useMe } from '#session/me-context.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import {
  useDeleteTemplateMutation,
  useWriteTemplateMutation,
} from '#features/letting/leasing/agreements/agreements-api.ts';
import { TemplateVersions } from '#features/letting/leasing/agreements/versions/lazy-versions.ts';

const SendToHouse = lazyOnOpen(
  async () => (await import('#features/letting/leasing/agreements/sent/send-to-house.tsx')).SendToHouse,
);

/** Actions on a template in the list. */
export function TemplateActions({ template }: { template: AgreementTemplate }) {
  const { t } = useTranslation();
  const { userData } = useMe();
  const [hasVersions, setHasVersions] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [write] = useWriteTemplateMutation();
  const [remove] = useDeleteTemplateMutation();
  const { _id: agreement_id, version, title, isActive } = template;
  const params = { id: userData._id };

  const switchIt = (): void => {
    void showOutcome(
      write({ params, body: { agreement_id, version, isActive: !isActive } }),
      t(isActive ? 'agreements.list.switchedOff' : 'agreements.list.switchedOn'),
    );
  };

  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', alignItems: 'center', ml: -1 }}>
      <Button
        aria-label={t('agreements.list.versionsOf', { title })}
        onClick={() => {
          setHasVersions(true);
        }}
      >
        {t('agreements.list.versions')}
      </Button>
      {isActive && (
        <Button
          aria-label={t('agreements.list.toHouseTitle', { title })}
          onClick={() => {
            setSending(true);
          }}
        >
          {t('agreements.list.toHouse')}
        </Button>
      )}
      <Box sx={{ ml: 'auto' }}>
        <MoreMenu
          label={t('shell.actionsFor', { name: title })}
          choices={[
            { label: t(isActive ? 'agreements.list.switchOff' : 'agreements.list.switchOn'), act: switchIt },
            {
              label: t('agreements.list.delete'),
              isGrave: true,
              act: () => {
                setIsDeleting(true);
              },
            },
          ]}
        />
      </Box>
      {hasVersions && (
        <TemplateVersions
          template={template}
          onClose={() => {
            setHasVersions(false);
          }}
        />
      )}
      {isSending && (
        <SendToHouse
          template={template}
          onClose={() => {
            setSending(false);
          }}
        />
      )}
      <ConfirmDialog
        open={isDeleting}
        title={t('agreements.list.deleteAsk', { title })}
        text={t('agreements.list.deleteText')}
        confirm={t('agreements.list.delete')}
        onClose={() => {
          setIsDeleting(false);
        }}
        onConfirm={() => {
          setIsDeleting(false);
          void showOutcome(remove({ params, body: { agreement_id } }), t('agreements.list.deleted'));
        }}
      />
    </Stack>
  );
}
