import type { House } from '@common-roof/contracts';
import DialogContentText from '@mui/material/DialogContentText';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useMe } from '#session/me-context.tsx';
import { SecretLinkDialog } from '#ui/secret-link-dialog.tsx';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import {
  useCalendarLinkQuery,
  useRenewCalendarLinkMutation,
  useRevokeCalendarLinkMutation,
} from '#features/living/chores/chores-api.ts';
import { Address } from './address.tsx';

/** The calendar addresses of a house's chores: to create, use, replace and remove. */
export function LinkDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { t } = useTranslation();
  const { userType } = useMe();
  const args = { params: { id: house._id } };
  const { currentData: link, isError, refetch } = useCalendarLinkQuery(args);
  const [renew, renewing] = useRenewCalendarLinkMutation();
  const [revoke, revoking] = useRevokeCalendarLinkMutation();
  const title = t('chores.link.heading');
  if (link === undefined) {
    return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
  }
  return (
    <SecretLinkDialog
      title={title}
      hasLink={link.house !== null}
      make={t('chores.link.make')}
      renew={{ label: t('chores.link.renew'), ask: t('chores.link.renewAsk'), text: t('chores.link.renewText') }}
      stop={{ label: t('chores.link.stop'), ask: t('chores.link.stopAsk'), text: t('chores.link.stopText') }}
      isRenewing={renewing.isLoading}
      isStopping={revoking.isLoading}
      onRenew={() => void showOutcome(renew(args), t(link.house === null ? 'chores.link.made' : 'chores.link.renewed'))}
      onStop={() => void showOutcome(revoke(args), t('chores.link.stopped'))}
      onClose={onClose}
    >
      <DialogContentText>{t('chores.link.why', { house: house.name })}</DialogContentText>
      {link.own !== null && userType === 'roomie' && (
        <Address name={t('chores.link.own')} text={t('chores.link.ownText')} url={link.own} />
      )}
      {link.house !== null && (
        <Address name={t('chores.link.house')} text={t('chores.link.houseText')} url={link.house} />
      )}
      <DialogContentText variant="body2">{t('chores.link.secret')}</DialogContentText>
    </SecretLinkDialog>
  );
}
