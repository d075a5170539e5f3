import type { LeaseOffer } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { paths } from '../../../../lib/paths.ts';
import { isApiError } from '../../../../api/api-error.ts';
import { alertError } from '../../../../lib/alerts.ts';
import { dateOf, day } from '../../../../lib/dates.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { FactGrid } from '../../../../ui/fact-grid.tsx';
import { PublicPage } from '../../../../ui/public-page.tsx';
import { ListSkeleton, LoadError } from '../../../../ui/states.tsx';
import { useLeaseOfferQuery, useSayLeaseReadMutation } from './offers-api.ts';

function Lease({ slug, offer }: { slug: string; offer: LeaseOffer }) {
  const { t } = useTranslation();
  const [sayRead, { isLoading }] = useSayLeaseReadMutation();
  const { version, text, read_version: read } = offer.lease;
  const say = async (): Promise<void> => {
    try {
      await sayRead({ slug, version }).unwrap();
    } catch (error) {
      if (!isApiError(error)) throw error;
      alertError(error.message);
    }
  };
  return (
    <Box component="section" aria-labelledby="lease">
      <Typography id="lease" variant="h2" sx={{ mb: 1.5 }}>
        {t('ads.newLease.lease')}
      </Typography>
      {version === 0 ? (
        <Alert severity="info">{t('ads.newLease.noLease', { homeowner: offer.homeowner })}</Alert>
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {t('ads.newLease.version', { version })}
          </Typography>
          <Typography
            sx={{
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              p: { xs: 2, sm: 3 },
              mb: 2,
              bgcolor: 'background.paper',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
            }}
          >
            {text}
          </Typography>
          {read === version ? (
            <Alert severity="success" role="status">
              {t('ads.newLease.hasRead', { homeowner: offer.homeowner })}
            </Alert>
          ) : (
            <Button variant="outlined" loading={isLoading} onClick={() => void say()}>
              {t('ads.newLease.sayRead')}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

function Terms({ offer }: { offer: LeaseOffer }) {
  const { t, i18n } = useTranslation();
  const money = (amount: string): string => formatMoney(amount, offer.currency, i18n.language);
  const facts: [string, string][] = [
    [t('ads.fact.room'), `${offer.house}: ${offer.room}`],
    [t('ads.fact.address'), offer.address],
    [t('ads.offer.field.starts_on'), day(offer.starts_on, i18n.language)],
    [t('ads.fact.rent'), t('rooms.perMonth', { rent: money(offer.rent) })],
    [t('ads.fact.deposit'), money(offer.deposit)],
  ];
  return <FactGrid facts={facts} minWidth={200} />;
}

export function LeaseOfferView({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation();
  const { data: offer, error, refetch } = useLeaseOfferQuery({ slug });
  if (offer === undefined) {
    const isUnknown = isApiError(error) && error.status === 404;
    return (
      <PublicPage
        heading={isUnknown ? t('ads.newLease.unknownHeading') : t('ads.newLease.loading')}
        {...(isUnknown ? { lead: t('ads.newLease.unknown') } : {})}
      >
        {!isUnknown && error !== undefined && (
          <LoadError {...(isApiError(error) ? { message: error.message } : {})} onRetry={() => void refetch()} />
        )}
        {error === undefined && <ListSkeleton avatar={false} />}
      </PublicPage>
    );
  }
  if (!('lease' in offer)) {
    return (
      <PublicPage
        heading={t(`ads.newLease.${offer.state}Heading`)}
        lead={t(`ads.newLease.${offer.state}`, { homeowner: offer.homeowner })}
      >
        <Button component={Link} to={paths.openRooms} variant="outlined">
          {t('ads.rooms.all')}
        </Button>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      heading={t('ads.newLease.heading', { name: offer.first_name, homeowner: offer.homeowner })}
      lead={t('ads.newLease.lead', { day: dateOf(offer.expires_at, i18n.language) })}
    >
      <Stack spacing={4}>
        <Terms offer={offer} />
        {offer.note !== '' && (
          <Alert severity="info" icon={false} sx={{ whiteSpace: 'pre-line' }}>
            {offer.note}
          </Alert>
        )}
        <Lease slug={slug} offer={offer} />
      </Stack>
    </PublicPage>
  );
}
