import type { Applicant, OwnAd } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useApplicantsOfQuery, useOwnAdQuery } from '#features/letting/listings/ads/ads-api.ts';
import { canBeShown } from '#features/letting/listings/ads/board/columns.ts';
import { OneAd } from '#features/letting/listings/ads/own/one-ad.tsx';
import { PlannedShowings } from '#features/letting/listings/showings/plan/planned-showings.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import { PlanDialog } from '#features/letting/listings/showings/plan/lazy-plan-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const SettingsDialog = lazyOnOpen(
  async () => (await import('#features/letting/listings/showings/plan/settings-dialog.tsx')).SettingsDialog,
);

const OfferDialog = lazyOnOpen(
  async () => (await import('#features/letting/leasing/agreements/offers/offer-dialog.tsx')).OfferDialog,
);

interface AdWithShowingsProps {
  id: string;
  applicant: string | null;
  onApplicant: (id: string | null) => void;
}

/** An ad with the showings of its room, to applicants or other visitors. */
export function AdWithShowings({ id, applicant, onApplicant }: AdWithShowingsProps) {
  const { t } = useTranslation();
  const { data: ad } = useOwnAdQuery({ id });
  const { data: applicants } = useApplicantsOfQuery({ id });
  const [open, setOpen] = useState<{ chosen?: string } | 'settings' | null>(null);
  const [offered, setOffered] = useState<Applicant | null>(null);
  const close = (): void => {
    setOpen(null);
  };
  const candidates = (applicants?.items ?? [])
    .filter((each) => canBeShown(each))
    .map((each) => ({ id: each._id, name: fullName(each) }));
  const renderShowings = ({ room }: OwnAd) => (
    <PlannedShowings
      roomId={room._id}
      actions={
        <>
          <Button
            onClick={() => {
              setOpen('settings');
            }}
          >
            {t('showings.settings.open')}
          </Button>
          <Button
            onClick={() => {
              setOpen({});
            }}
          >
            {t('showings.plan.new')}
          </Button>
        </>
      }
    />
  );
  return (
    <>
      <OneAd
        id={id}
        applicant={applicant}
        onApplicant={onApplicant}
        onShow={({ _id }) => {
          setOpen({ chosen: _id });
        }}
        onOffer={setOffered}
        renderMore={renderShowings}
      />
      {offered !== null && ad !== undefined && (
        <OfferDialog
          ad={ad}
          applicant={offered}
          onClose={() => {
            setOffered(null);
          }}
        />
      )}
      {open === 'settings' && ad !== undefined && <SettingsDialog house={ad.house} onClose={close} />}
      {open !== null && open !== 'settings' && ad !== undefined && (
        <PlanDialog room={ad.room} candidates={candidates} chosen={open.chosen} onClose={close} />
      )}
    </>
  );
}
