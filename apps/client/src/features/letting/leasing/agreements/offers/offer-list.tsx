import type { Prospect } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day, todayHere } from '#lib/dates.ts';
import { fullName } from '#lib/person.ts';
import { useMe } from '#session/me-context.tsx';
import { Section } from '#ui/page.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';
import { useRentText } from '#features/letting/leasing/agreements/use-rent-text.ts';
import { dot } from '#lib/direction.ts';
import { OfferActions } from './offer-actions.tsx';
import { useOffersInfiniteQuery } from './offers-api.ts';

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
  const rentText = useRentText();
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1,
        alignItems: 'center',
        pl: { xs: 2, sm: 3 },
        pr: { xs: 0.5, sm: 1.5 },
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 650 }}>{fullName(offer)}</Typography>
          <Tag tone={COLOURS[offer.state]}>{t(`ads.offer.state.${offer.state}`)}</Tag>
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {offer.house.name}: {offer.room.name}
          {dot()}
          {rentText(offer)}
          {dot()}
          {t(offer.starts_on > todayHere() ? 'owner.room.from' : 'owner.room.since', {
            day: day(offer.starts_on, i18n.language),
          })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {(offer.state === 'invited' || offer.state === 'viewed') &&
            t('ads.offer.until', { day: dateOf(offer.expires_at, i18n.language) })}{' '}
          {offer.lease === null
            ? t('ads.offer.noLease')
            : t('ads.offer.lease', { state: t(`signing.state.${offer.lease.state}`) })}
        </Typography>
      </Box>
      <OfferActions offer={offer} />
    </Box>
  );
}

/** The homeowner's offers. */
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
