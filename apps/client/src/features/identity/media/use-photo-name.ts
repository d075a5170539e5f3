import type { Photo } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';

/** Returns the accessible name of a photo: its position, and its caption if there is one. */
export function usePhotoName(): (photos: readonly Photo[], at: number) => string {
  const { t } = useTranslation();
  return (photos, at) => {
    const caption = photos[at]?.caption ?? '';
    const place = { place: at + 1, count: photos.length };
    return caption === '' ? t('photos.open', place) : t('photos.openCaptioned', { ...place, caption });
  };
}
