import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { LoadError } from '#ui/states.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { useHouseQuery } from '#api/resources/houses.ts';

/** Edits the photos of a house and its rooms, for its homeowner. */
export function PhotosDialog({ house, onClose }: { house: { _id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const [place, setPlace] = useState(house._id);
  const { data, isError, refetch } = useHouseQuery({ id: house._id });
  const rooms = data?.rooms ?? [];
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0 } : {} } }}
    >
      <DialogTitle id={id}>{t('photos.editOf', { name: house.name })}</DialogTitle>
      <Box sx={{ px: 2, borderBottom: '1px solid', borderColor: 'divider', flex: 'none' }}>
        <TabRow
          label={t('photos.heading')}
          id={id}
          tabs={[
            { value: house._id, label: t('photos.house') },
            ...rooms.map(({ _id, room_name }) => ({ value: _id, label: room_name })),
          ]}
          chosen={place}
          onChoose={setPlace}
        />
      </Box>
      <DialogContent role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${place}`} sx={{ minHeight: 320 }}>
        {isError && data === undefined && <LoadError onRetry={() => void refetch()} />}
        <PhotoEditor key={place} kind={place === house._id ? 'house' : 'room'} id={place} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('photos.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
