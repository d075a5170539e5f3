import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { PHOTO_TYPES } from '#ui/photo-files.ts';
import { showUndo } from '#ui/show-undo.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useArranging } from './use-arranging.ts';
import { useUploads } from './use-uploads.ts';

interface ProfilePhotoProps {
  person: { id: string; name: string; photo: string | null };
}

/** The user's profile photo, which they choose, change and remove. */
export function ProfilePhoto({ person }: ProfilePhotoProps) {
  const { t } = useTranslation();
  const place = useMemo(() => ({ kind: 'account', id: person.id }) as const, [person.id]);
  const { photos, change, fault } = useArranging(place);
  const { uploads, pending } = useUploads(async (photos) => {
    const one = photos.slice(-1);
    return (await change(() => one)) || change(() => one);
  });
  const current = pending.at(-1);
  const isBusy = current !== undefined && current.state !== 'failed';
  const failure = current?.state === 'failed' ? (current.message ?? t('photos.notPlaced')) : null;

  const remove = async (): Promise<void> => {
    const before = photos ?? [];
    if (!(await change(() => []))) return;
    await showUndo({
      id: `photo-${before[0]?.image_id ?? ''}`,
      message: t('photos.removed'),
      undo: t('photos.undo'),
      onUndo: () => void change(() => before),
    });
  };
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    for (const { key } of pending) uploads.dismiss(key);
    uploads.addFiles([file]);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <PersonAvatar id={person.id} name={person.name} photo={person.photo} size={96} />
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component="label" variant="outlined" loading={isBusy} role={undefined}>
            {person.photo === null ? t('photos.yours.choose') : t('photos.yours.change')}
            <input
              type="file"
              accept={PHOTO_TYPES}
              disabled={isBusy}
              style={visuallyHidden}
              onChange={({ target }) => {
                choose(target.files?.[0]);
                target.value = '';
              }}
            />
          </Button>
          {person.photo !== null && (
            <Button color="error" disabled={isBusy} onClick={() => void remove()}>
              {t('photos.yours.remove')}
            </Button>
          )}
        </Box>
        {isBusy && (
          <ProgressBar
            label={t('photos.yours.preview')}
            {...(current.state === 'sending' ? { done: current.progress } : {})}
            sx={{ mt: 1.5 }}
          />
        )}
        {failure !== null && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {failure}
          </Alert>
        )}
        {fault?.kind === 'refused' && failure === null && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {fault.message}
          </Alert>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('photos.yours.hint')}
        </Typography>
      </Box>
    </Box>
  );
}
