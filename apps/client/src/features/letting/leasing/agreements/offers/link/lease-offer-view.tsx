import type { LeaseOffer } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { isApiError } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { Confirmation } from '#ui/confirmation.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { DeadLinkActions } from '#ui/dead-link-actions.tsx';
import { PublicPage } from '#ui/public-page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { OfferedLease } from './offered-lease.tsx';
import { type LeaseOfferOfLink, useLeaseOffer } from './use-lease-offer.ts';

/** Its texts of rents by weeks aren't needed before there is an offer. */
const OfferFacts = lazyOnOpen(
  async () => (await import('./offer-facts.tsx')).OfferFacts,
  <ListSkeleton rows={3} avatar={false} />,
);

const CorrectDialog = lazyOnOpen(async () => (await import('./correct-dialog.tsx')).CorrectDialog);

/** What has been agreed, and what happens next. */
function Outcome({ state, homeowner }: Pick<LeaseOffer, 'state' | 'homeowner'>) {
  const { t } = useTranslation();
  const [firstState] = useState(state);
  if (state === 'signed') {
    return <Confirmation isNew={firstState !== 'signed'}>{t('ads.newLease.signed', { homeowner })}</Confirmation>;
  }
  if (state !== 'moved_in') return null;
  return (
    <Confirmation
      isNew={false}
      action={
        <Button component={Link} to={paths.signIn} color="inherit">
          {t('ads.newLease.signIn')}
        </Button>
      }
    >
      {t('ads.newLease.movedIn', { homeowner })}
    </Confirmation>
  );
}

/** The offer as its recipient reads and answers it. */
function Offer({ slug, offer, page }: { slug: string; offer: LeaseOffer; page: LeaseOfferOfLink }) {
  const { t, i18n } = useTranslation();
  const [isCorrecting, setCorrecting] = useState(false);
  const { state, homeowner, lease } = offer;
  const isOpen = state === 'invited' || state === 'viewed';
  return (
    <PublicPage
      heading={t('ads.newLease.heading', { name: offer.first_name, homeowner })}
      {...(isOpen ? { lead: t('ads.newLease.lead', { day: dateOf(offer.expires_at, i18n.language) }) } : {})}
      width={860}
    >
      <Stack spacing={4} sx={isOpen ? {} : { mt: 3 }}>
        <Outcome state={state} homeowner={homeowner} />
        <Stack spacing={1} sx={{ '& > .MuiButton-root': { alignSelf: 'flex-start', ml: -1 } }}>
          <OfferFacts offer={offer} />
          {isOpen && (
            <Button
              onClick={() => {
                setCorrecting(true);
              }}
            >
              {t('ads.newLease.correct')}
            </Button>
          )}
        </Stack>
        {offer.note !== '' && (
          <Alert severity="info" icon={false} sx={{ whiteSpace: 'pre-line' }}>
            {offer.note}
          </Alert>
        )}
        {lease === null ? (
          <Alert severity="info">{t('ads.newLease.noLease', { homeowner })}</Alert>
        ) : (
          <OfferedLease slug={slug} offer={offer} lease={lease} page={page} />
        )}
      </Stack>
      {isCorrecting && (
        <CorrectDialog
          offer={offer}
          onCorrect={(body) => page.act(callPublic('PUT /api/newroomies/{id}', { params: { id: slug }, body }))}
          onClose={() => {
            setCorrecting(false);
          }}
        />
      )}
    </PublicPage>
  );
}

/** The page of an offer's link: the offer, that it has ended, or that the link is invalid. */
export function LeaseOfferView({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const page = useLeaseOffer(slug);
  const { offer, error, reload } = page;
  if (offer === undefined) {
    const isUnknown = isApiError(error) && error.status === 404;
    return (
      <PublicPage
        heading={isUnknown ? t('ads.newLease.unknownHeading') : t('ads.newLease.loading')}
        {...(isUnknown ? { lead: t('ads.newLease.unknown') } : {})}
      >
        {!isUnknown && error !== undefined && (
          <LoadError {...(isApiError(error) ? { message: error.message } : {})} onRetry={() => void reload()} />
        )}
        {isUnknown && <DeadLinkActions />}
        {error === undefined && <ListSkeleton avatar={false} />}
      </PublicPage>
    );
  }
  if ('lease' in offer) return <Offer slug={slug} offer={offer} page={page} />;
  return (
    <PublicPage
      heading={t(`ads.newLease.${offer.state}Heading`)}
      lead={t(`ads.newLease.${offer.state}`, { homeowner: offer.homeowner })}
    >
      {offer.state === 'moved_out' ? (
        <Button component={Link} to={paths.signIn} variant="contained">
          {t('ads.newLease.signIn')}
        </Button>
      ) : (
        <Button component={Link} to={paths.openRooms} variant="outlined">
          {t('ads.rooms.all')}
        </Button>
      )}
    </PublicPage>
  );
}
