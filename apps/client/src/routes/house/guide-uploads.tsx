import { PHOTOS_PER_PLACE } from '@common-roof/contracts';

import { NewPdfs, NewPhotos } from '#features/identity/media/lazy-choosers.tsx';
import { PhotoGallery } from '#features/identity/media/photo-gallery.tsx';
import type { GuideUploads } from '#features/living/guide/guide-uploads.ts';

/** Half of what an entry holds, so that there is always room for the others. */
const EACH = PHOTOS_PER_PLACE.guide_entry / 2;

/** Shows and chooses photos and PDFs for guides and documents. */
export const guideUploads: GuideUploads = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={110} />,
  photos: (chooser) => <NewPhotos most={EACH} {...chooser} />,
  files: (chooser) => <NewPdfs most={EACH} {...chooser} />,
};
