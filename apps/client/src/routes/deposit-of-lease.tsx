import { type AgreementDetail, type Photo, PHOTOS_PER_PLACE } from '@common-roof/contracts';

import { NewPhotos } from '#features/identity/media/lazy-choosers.tsx';
import { PhotoGallery } from '#features/identity/media/photo-gallery.tsx';
import { type DepositSide, LeaseDeposit } from '#features/letting/deposits/lease-deposit.tsx';
import { useTranslation } from '#i18n/use-translation.ts';

/** The deposit of an ended lease, with its photos. */
export function DepositOfLease({ lease, side }: { lease: AgreementDetail; side: DepositSide }) {
  const { t } = useTranslation();
  const hasEnded = lease.release_date !== null && lease.state !== 'pre_released';
  if (lease.type !== 'lease' || lease.terms?.deposit === '0.00' || !hasEnded) return null;
  const gallery = (photos: readonly Photo[], title: string) => (
    <PhotoGallery photos={photos} title={title} drawing={null} least={110} />
  );
  const chooser = (onChange: (photos: readonly Photo[]) => void) => (
    <NewPhotos most={PHOTOS_PER_PLACE.deduction} label={t('deposits.add.photos')} onChange={onChange} />
  );
  return <LeaseDeposit roomieId={lease.party._id} leaseId={lease._id} side={side} photos={{ gallery, chooser }} />;
}
