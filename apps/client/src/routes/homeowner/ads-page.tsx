import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { OwnAds } from '#features/letting/listings/ads/own/own-ads.tsx';
import { OfferList } from '#features/letting/leasing/agreements/offers/offer-list.tsx';
import { PlannedShowings } from '#features/letting/listings/showings/plan/planned-showings.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon } from '#ui/icons.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { Page } from '#ui/page.tsx';
import { AdWithShowings } from './ad-with-showings.tsx';
import { useAddress } from '#lib/use-address.ts';
import { AdDialog } from '#features/letting/listings/ads/own/lazy-ad-dialog.ts';

/** The homeowner's ads, showings and offers; `?ad=` shows one ad with its applicants and showings. */
export default function AdsPage() {
  const { t } = useTranslation();
  const [query, set] = useAddress<'applicant'>();
  const [isNew, setIsNew] = useState(false);
  const id = query.get('ad');
  if (id !== null) {
    return (
      <AdWithShowings
        key={id}
        id={id}
        applicant={query.get('applicant')}
        onApplicant={(applicant) => {
          set({ applicant: applicant ?? '' });
        }}
      />
    );
  }
  const add = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => {
        setIsNew(true);
      }}
    >
      {t('ads.edit.new')}
    </Button>
  );
  return (
    <Page heading={t('ads.own.heading')} lead={t('ads.own.lead')} actions={add}>
      <InOrder>
        <Box>
          <OwnAds action={add} />
        </Box>
        <PlannedShowings roomId={null} />
        <OfferList />
      </InOrder>
      {isNew && (
        <AdDialog
          onClose={() => {
            setIsNew(false);
          }}
        />
      )}
    </Page>
  );
}
