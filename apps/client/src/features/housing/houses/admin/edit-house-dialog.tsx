import type { HouseDetail, HouseForAdmin } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { fullName } from '#lib/person.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useHouseQuery } from '#api/resources/houses.ts';
import { useMe } from '#session/me-context.tsx';
import { useConfirmedClose } from '#ui/use-confirmed-close.tsx';
import { BasicsForm, basicsName } from '#features/housing/houses/wizard/basics-form.tsx';
import { formDrafts } from '#lib/form-drafts.ts';

interface EditHouseDialogProps {
  house: HouseForAdmin;
  onClose: () => void;
}

/** Edits the basics of another person's house, based on the version loaded when the dialog opens. */
export function EditHouseDialog({ house: { _id: id, name, homeowner }, onClose }: EditHouseDialogProps) {
  const { t } = useTranslation();
  const { userData } = useMe();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { data, isError, isFetching, refetch } = useHouseQuery({ id }, { refetchOnMountOrArgChange: true });
  // The form starts with what is fetched now, and stays when the house is refetched behind it.
  const [house, setHouse] = useState<HouseDetail | null>(null);
  if (house === null && data !== undefined && !isFetching && !isError) setHouse(data);
  const [isDirty, setDirty] = useState(false);
  const { close, question } = useConfirmedClose({ isDirty, isBusy: false }, () => {
    if (isDirty) formDrafts.forget(userData._id, basicsName(id));
    onClose();
  });
  return (
    <Dialog
      open
      onClose={close}
      maxWidth={false}
      fullWidth
      fullScreen={isPhone}
      aria-labelledby="edit-house-title"
      slotProps={{ paper: isPhone ? {} : { sx: { maxWidth: 720 } } }}
    >
      <DialogTitle id="edit-house-title">{t('allHouses.editTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>{t('allHouses.editText', { owner: fullName(homeowner) })}</DialogContentText>
        {house === null ? (
          isError ? (
            <LoadError onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton avatar={false} />
          )
        ) : (
          <BasicsForm
            house={house}
            submit={t('shell.save')}
            actions={
              <Button size="large" onClick={close}>
                {t('shell.cancel')}
              </Button>
            }
            onDirty={setDirty}
            onSaved={(saved) => {
              tell(t('allHouses.saved', { name: saved.name }));
              onClose();
            }}
          />
        )}
      </DialogContent>
      {question}
    </Dialog>
  );
}
