import { LIMITS, type MoveReportDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { dateAndTime } from '#lib/dates.ts';
import { Section } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type DraftPhoto, isTaken } from '#features/letting/move-reports/draft/draft-item.ts';
import { sendPhoto } from '#features/letting/move-reports/draft/send-photo.ts';
import { ItemPhotos } from '#features/letting/move-reports/fill/item-photos.tsx';
import { useAddToMoveReportMutation } from '#features/letting/move-reports/move-in-api.ts';
import { PhotoStrip } from '#features/letting/move-reports/photo-strip.tsx';
import { dot } from '#lib/direction.ts';
import { userText } from '#ui/user-text.ts';

/** Additions made after a report was submitted, and a form for more. */
export function Addenda({ report }: { report: MoveReportDetail }) {
  const { t, i18n } = useTranslation();
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly DraftPhoto[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [add] = useAddToMoveReportMutation();

  const send = async (): Promise<void> => {
    const images: { image_id: string }[] = [];
    for (const photo of photos) {
      const sent = isTaken(photo) ? await sendPhoto(photo.blob) : { data: photo };
      if ('error' in sent) {
        setProblem(sent.error.message);
        return;
      }
      // Not uploaded again if a later step fails.
      setPhotos((all) => all.map((each) => (each === photo ? sent.data : each)));
      images.push({ image_id: sent.data.image_id });
    }
    await add({ params: { id: report._id }, body: { text, photos: images } }).unwrap();
    setText('');
    setPhotos([]);
    tell(t('reports.view.added'));
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setProblem(text.trim() === '' ? t('reports.view.addNeeded') : undefined);
    if (text.trim() === '') return;
    setIsSending(true);
    try {
      await send();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setProblem(cause.message);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Section id="addenda" title={t('reports.view.addenda')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {report.addenda.map(({ _id: id, by, text: said, photos: shown, created_at: at }) => (
          <Box
            key={id}
            component="li"
            sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`reports.view.by.${by}`, { name: report.roomie.name })}
              {dot()}
              {dateAndTime(at, i18n.language)}
            </Typography>
            <Typography sx={userText}>{said}</Typography>
            <PhotoStrip photos={shown} name={t('reports.view.addenda')} />
          </Box>
        ))}
      </Box>
      {report.addenda.length === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary' }}>
          {t('reports.view.noAddenda')}
        </Typography>
      )}
      {report.may.includes('add') && (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}
        >
          <TextField
            label={t('reports.view.addText')}
            value={text}
            multiline
            minRows={2}
            fullWidth
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ htmlInput: { maxLength: LIMITS.reportRemarks } }}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
          <ItemPhotos name={t('reports.view.add')} photos={photos} onChange={setPhotos} />
          <Stack direction="row">
            <Button type="submit" variant="outlined" loading={isSending}>
              {t('reports.view.add')}
            </Button>
          </Stack>
        </Box>
      )}
    </Section>
  );
}
