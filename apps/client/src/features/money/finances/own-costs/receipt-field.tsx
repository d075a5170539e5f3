import { type OwnCost, type Photo, PHOTOS_PER_PLACE, type SentFile } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import type { ReceiptPhotos } from './receipt-photos.ts';

const MOST = PHOTOS_PER_PLACE.own_cost;

/** The photos and PDFs of a receipt while its cost is edited. */
export function useReceipt({
  photos: storedPhotos,
  files: storedFiles,
}: Partial<Pick<OwnCost, 'photos' | 'files'>> = {}) {
  const [photos, setPhotos] = useState<readonly Photo[]>(storedPhotos ?? []);
  const [files, setFiles] = useState<readonly SentFile[]>(storedFiles ?? []);
  const [isLoadingPhoto, setLoadingPhoto] = useState(false);
  const [isLoadingPdf, setLoadingPdf] = useState(false);
  const ids = [...photos.map(({ image_id: id }) => id), ...files.map(({ file_id: id }) => id)];
  const before = [
    ...(storedPhotos ?? []).map(({ image_id: id }) => id),
    ...(storedFiles ?? []).map(({ file_id: id }) => id),
  ];
  return {
    ids,
    isChanged: ids.join() !== before.join(),
    isUploading: isLoadingPhoto || isLoadingPdf,
    storedPhotos: storedPhotos ?? [],
    storedFiles: storedFiles ?? [],
    photos,
    files,
    setPhotos,
    setFiles,
    setLoadingPhoto,
    setLoadingPdf,
  };
}

interface ReceiptFieldProps {
  receipt: ReturnType<typeof useReceipt>;
  choosing: ReceiptPhotos;
}

/** Chooses photos and PDFs of a receipt. */
export function ReceiptField({ receipt, choosing }: ReceiptFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { photos, files } = receipt;
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {t('finances.cost.receipt')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('finances.pdf.most', { count: MOST })}
        </Typography>
      </Box>
      {choosing.chooser(
        t('finances.cost.receipt'),
        receipt.storedPhotos,
        MOST - files.length,
        receipt.setPhotos,
        receipt.setLoadingPhoto,
      )}
      {choosing.pdfs({
        label: t('finances.pdf.label'),
        initial: receipt.storedFiles,
        most: MOST - photos.length,
        onChange: receipt.setFiles,
        onBusy: receipt.setLoadingPdf,
      })}
    </Box>
  );
}
