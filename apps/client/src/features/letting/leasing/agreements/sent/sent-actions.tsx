import type { AgreementDetail } from '@common-roof/contracts';
import { canFollow } from '@common-roof/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import {
  useChangeAgreementMutation,
  useSetAgreementStatusMutation,
} from '#features/letting/leasing/agreements/agreements-api.ts';
import { AgreementVersions } from '#features/letting/leasing/agreements/versions/lazy-versions.ts';

const EditAgreement = lazyOnOpen(async () => (await import('./edit-agreement.tsx')).EditAgreement);

/** Actions that need confirmation, because they can't be undone. */
const ASKED = ['withdraw', 'archive', 'discard'] as const;
type Asked = (typeof ASKED)[number];

/** A homeowner's actions on an agreement in its state. An offer's lease follows the offer. */
export function SentActions({ agreement }: { agreement: AgreementDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Asked | 'edit' | 'versions' | null>(null);
  const [change, { isLoading: isChanging }] = useChangeAgreementMutation();
  const [setStatus, { isLoading: isSwitching }] = useSetAgreementStatusMutation();
  const { _id: id, title, state, type, party, missing, text_version: versions } = agreement;
  const isOfOffer = party.kind === 'prospect';
  const can = (action: Parameters<typeof canFollow>[0]): boolean => canFollow(action, state, type);
  const isAsked = (action: Asked): boolean => can(action) && (!isOfOffer || action === 'archive');
  const close = (): void => {
    setOpened(null);
  };
  const act = async (action: Asked | 'send'): Promise<void> => {
    const isDone = await showOutcome(
      change({ params: { id }, body: { action } }),
      t(`agreements.sent.done.${action}`, { title }),
    );
    if (isDone && action === 'discard') void navigate(paths.sentAgreements, { replace: true });
  };
  const switchTo = (isActive: boolean) =>
    showOutcome(
      setStatus({ params: { id: party._id }, body: { signedAgreementId: id, isActive } }),
      t(isActive ? 'agreements.sent.done.activate' : 'agreements.sent.done.deactivate', { title }),
    );
  return (
    <>
      {can('send') && !isOfOffer && (
        <Button variant="contained" loading={isChanging} disabled={missing.length > 0} onClick={() => void act('send')}>
          {t('agreements.sent.send')}
        </Button>
      )}
      {can('activate') && (
        <Button variant="contained" loading={isSwitching} onClick={() => void switchTo(true)}>
          {t('agreements.sent.activate')}
        </Button>
      )}
      {can('deactivate') && (
        <Button loading={isSwitching} onClick={() => void switchTo(false)}>
          {t('agreements.sent.deactivate')}
        </Button>
      )}
      {(can('write') || state === 'active') && !isOfOffer && (
        <Button
          onClick={() => {
            setOpened('edit');
          }}
        >
          {t(state === 'active' ? 'agreements.sent.replace' : 'agreements.sent.edit')}
        </Button>
      )}
      {versions > 1 && (
        <Button
          onClick={() => {
            setOpened('versions');
          }}
        >
          {t('agreements.list.versions')}
        </Button>
      )}
      {ASKED.filter(isAsked).map((action) => (
        <Button
          key={action}
          color={action === 'archive' ? 'primary' : 'error'}
          onClick={() => {
            setOpened(action);
          }}
        >
          {t(`agreements.sent.${action}`)}
        </Button>
      ))}
      {opened === 'edit' && (
        <EditAgreement
          agreement={agreement}
          onWritten={({ _id: written }) => {
            if (written !== id) void navigate(paths.agreement(written));
          }}
          onClose={close}
        />
      )}
      {opened === 'versions' && <AgreementVersions agreement={agreement} onClose={close} />}
      {ASKED.map((action) => (
        <ConfirmDialog
          key={action}
          open={opened === action}
          title={t(`agreements.sent.ask.${action}`, { title })}
          text={t(`agreements.sent.askText.${action}`)}
          confirm={t(`agreements.sent.${action}`)}
          tone={action === 'archive' ? 'primary' : 'error'}
          onClose={close}
          onConfirm={() => {
            close();
            void act(action);
          }}
        />
      ))}
    </>
  );
}
