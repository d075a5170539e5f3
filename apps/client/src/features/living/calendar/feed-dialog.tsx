import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { CopyLink } from '#ui/copy-link.tsx';
import { CalendarIcon } from '#ui/icons.tsx';
import { SecretLinkDialog } from '#ui/secret-link-dialog.tsx';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import { useCalendarFeedQuery, useRenewCalendarFeedMutation, useRevokeCalendarFeedMutation } from './calendar-api.ts';

/** Switches to the scheme with which calendar programs subscribe to an address rather than fetch it once. */
const subscribing = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The reader's own link to the calendar of a house: to make, use, replace and remove. */
export function FeedDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { t } = useTranslation();
  const args = { params: { id: house._id } };
  const { currentData, isError, refetch } = useCalendarFeedQuery({ houseId: house._id });
  const [renew, renewing] = useRenewCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  const title = t('calendar.feed.heading');
  if (currentData === undefined) {
    return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
  }
  const { url } = currentData;
  return (
    <SecretLinkDialog
      title={title}
      hasLink={url !== null}
      make={t('calendar.feed.make')}
      renew={{
        label: t('calendar.feed.renew'),
        ask: t('calendar.feed.renewAsk'),
        text: t('calendar.feed.renewText'),
      }}
      stop={{ label: t('calendar.feed.stop'), ask: t('calendar.feed.stopAsk'), text: t('calendar.feed.stopText') }}
      isRenewing={renewing.isLoading}
      isStopping={revoking.isLoading}
      onRenew={() => void showOutcome(renew(args), t(url === null ? 'calendar.feed.made' : 'calendar.feed.renewed'))}
      onStop={() => void showOutcome(revoke(args), t('calendar.feed.stopped'))}
      onClose={onClose}
    >
      <DialogContentText>{t('calendar.feed.text', { house: house.name })}</DialogContentText>
      {/* The address isn't shown, because anyone who sees it could use it. */}
      {url !== null && (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <Button component="a" href={subscribing(url)} variant="outlined" startIcon={<CalendarIcon />}>
            {t('calendar.feed.add')}
          </Button>
          <CopyLink url={url} label={t('calendar.feed.copy')} />
        </Stack>
      )}
      <DialogContentText variant="body2">{t('calendar.feed.secret')}</DialogContentText>
    </SecretLinkDialog>
  );
}
