import type { Prospect } from '@common-roof/contracts';
import { prospectMachine } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { isApiError } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { alertError, tell } from '../../../../lib/alerts.ts';
import { dateOf, day, todayHere } from '../../../../lib/dates.ts';
import { formatRent } from '../../../../lib/money.ts';
import { useMe } from '../../../../session/me-context.tsx';
import { ConfirmDialog } from '../../../../ui/opened-confirm-dialog.ts';
import { Section } from '../../../../ui/page.tsx';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { ListSkeleton } from '../../../../ui/states.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { CopyLink } from '../copy-link.tsx';
import { LeaseDialog } from './lease-dialog.tsx';
import { useChangeOfferMutation, useOffersInfiniteQuery } from './offers-api.ts';

const COLOURS = {
  invited: 'info',
  viewed: 'primary',
  signed: 'success',
  moved_in: 'success',
  withdrawn: 'default',
  expired: 'warning',
} as const;

function Offer({ offer }: { offer: Prospect }) {
  const { t, i18n } = useTranslation();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const [change, { isLoading }] = useChangeOfferMutation();
  const name = `${offer.first_name} ${offer.last_name}`;
  const act = async (action: 'withdraw' | 'resend'): Promise<void> => {
    try {
      await change({ params: { id: offer._id }, body: { action } }).unwrap();
      tell(t(`ads.offer.done.${action}`, { name }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      alertError(error.message);
    }
  };
  const can = (action: 'withdraw' | 'resend' | 'change'): boolean => prospectMachine.allows(action, offer.state);
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', px: { xs: 2, sm: 3 }, py: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Tag tone={COLOURS[offer.state]}>{t(`ads.offer.state.${offer.state}`)}</Tag>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {offer.house.name}: {offer.room.name} · {formatRent(offer.rent, offer.currency, i18n.language)} ·{' '}
        {t(offer.starts_on > todayHere() ? 'owner.room.from' : 'owner.room.since', {
          day: day(offer.starts_on, i18n.language),
        })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {offer.link !== null && t('ads.offer.until', { day: dateOf(offer.expires_at, i18n.language) })}{' '}
        {offer.lease.version === 0
          ? t('ads.offer.noLease')
          : offer.lease.read_version === offer.lease.version
            ? t('ads.offer.leaseRead')
            : t('ads.offer.leaseUnread')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5, mx: -1.5 }}>
        {offer.link !== null && <CopyLink url={offer.link} label={t('ads.offer.copy')} />}
        {can('change') && (
          <Button
            onClick={() => {
              setIsWriting(true);
            }}
          >
            {t('ads.lease.write')}
          </Button>
        )}
        {can('resend') && (
          <Button loading={isLoading} onClick={() => void act('resend')}>
            {t('ads.offer.resend')}
          </Button>
        )}
        {can('withdraw') && (
          <Button
            color="error"
            onClick={() => {
              setIsWithdrawing(true);
            }}
          >
            {t('ads.offer.withdraw')}
          </Button>
        )}
      </Stack>
      {isWriting && (
        <LeaseDialog
          id={offer._id}
          name={name}
          onClose={() => {
            setIsWriting(false);
          }}
        />
      )}
      <ConfirmDialog
        open={isWithdrawing}
        title={t('ads.offer.withdrawAsk', { name })}
        text={t('ads.offer.withdrawText')}
        confirm={t('ads.offer.withdraw')}
        onClose={() => {
          setIsWithdrawing(false);
        }}
        onConfirm={() => {
          setIsWithdrawing(false);
          void act('withdraw');
        }}
      />
    </Box>
  );
}

/** To whom the homeowner offered a room. */
export function OfferList() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <Section id="offers" title={t('ads.offer.list')}>
      <PagedList
        query={useOffersInfiniteQuery({ homeownerId: me.userData._id })}
        skeleton={<ListSkeleton rows={2} avatar={false} />}
        empty={t('ads.offer.none')}
      >
        {(offers) => (
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {offers.map((offer) => (
              <Offer key={offer._id} offer={offer} />
            ))}
          </Box>
        )}
      </PagedList>
    </Section>
  );
}
