import type { Prospect } from '@common-roof/contracts';
import { prospectMachine } from '@common-roof/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { isApiError } from '#api/api-error.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { type MenuChoice, MoreMenu } from '#ui/more-menu.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { hasPassed } from './offer-terms.ts';
import { useChangeOfferMutation } from './offers-api.ts';

const SendAgainDialog = lazyOnOpen(async () => (await import('./send-again-dialog.tsx')).SendAgainDialog);
const LeaseDialog = lazyOnOpen(async () => (await import('./lease-dialog.tsx')).LeaseDialog);
const AddressDialog = lazyOnOpen(async () => (await import('./address-dialog.tsx')).AddressDialog);
const ChangeOfferDialog = lazyOnOpen(async () => (await import('./change-offer-dialog.tsx')).ChangeOfferDialog);

/** The actions on an offer in its state. */
export function OfferActions({ offer }: { offer: Prospect }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'withdraw' | 'lease' | 'terms' | 'address' | 'again' | null>(null);
  const [dayRefusal, setDayRefusal] = useState<string>();
  const [change] = useChangeOfferMutation();
  const name = fullName(offer);
  const withdraw = () =>
    showOutcome(
      change({ params: { id: offer._id }, body: { action: 'withdraw' } }),
      t('ads.offer.done.withdraw', { name }),
    );
  const sendAgain = async (): Promise<void> => {
    const { error } = await change({ params: { id: offer._id }, body: { action: 'resend' } });
    const aboutDay = isApiError(error) ? error.fields.find(({ path }) => path === 'starts_on') : undefined;
    if (error === undefined) tell(t('ads.offer.done.resend', { name }));
    else if (aboutDay === undefined) showRefusal(error);
    else askForDay(aboutDay.message);
  };
  const askForDay = (refusal?: string): void => {
    setDayRefusal(refusal);
    setOpened('again');
  };
  const can = (action: 'withdraw' | 'resend' | 'change'): boolean => prospectMachine.allows(action, offer.state);
  const close = (): void => {
    setOpened(null);
  };
  const opens = (what: Exclude<typeof opened, null>) => (): void => {
    setOpened(what);
  };
  const choices: MenuChoice[] = [
    ...(can('change')
      ? [
          { label: t(offer.lease === null ? 'ads.lease.write' : 'ads.lease.edit'), act: opens('lease') },
          { label: t('ads.offer.change'), act: opens('terms') },
        ]
      : []),
    ...(can('resend')
      ? [
          {
            label: t('ads.offer.resend'),
            act: () => {
              if (hasPassed(offer)) askForDay();
              else void sendAgain();
            },
          },
          { label: t('ads.offer.changeAddress'), act: opens('address') },
        ]
      : []),
    ...(can('withdraw') ? [{ label: t('ads.offer.withdraw'), isGrave: true, act: opens('withdraw') }] : []),
  ];
  return (
    <>
      {offer.lease?.state === 'signed' && (
        <Button component={Link} to={paths.agreement(offer.lease._id)} variant="contained">
          {t('ads.offer.countersign')}
        </Button>
      )}
      <MoreMenu label={t('shell.actionsFor', { name })} choices={choices} />
      {opened === 'again' && <SendAgainDialog offer={offer} reason={dayRefusal} onClose={close} />}
      {opened === 'lease' && <LeaseDialog offer={offer} onClose={close} />}
      {opened === 'address' && <AddressDialog offer={offer} onClose={close} />}
      {opened === 'terms' && <ChangeOfferDialog offer={offer} onClose={close} />}
      <ConfirmDialog
        open={opened === 'withdraw'}
        title={t('ads.offer.withdrawAsk', { name })}
        text={t('ads.offer.withdrawText')}
        confirm={t('ads.offer.withdraw')}
        onClose={close}
        onConfirm={() => {
          close();
          void withdraw();
        }}
      />
    </>
  );
}
