import type { ActivitySubject } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { HousesIcon, PersonIcon } from '#ui/icons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useActivitySubjectsQuery } from './activity-api.ts';

interface SubjectDialogProps {
  onChoose: (subject: ActivitySubject) => void;
  onClose: () => void;
}

/** Finds a house or a person by name. */
export function SubjectDialog({ onChoose, onClose }: SubjectDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const [search, setSearch] = useState('');
  const { currentData, isError } = useActivitySubjectsQuery({ search }, { skip: search === '' });
  const found = search === '' ? [] : (currentData?.items ?? []);
  const detailOf = ({ kind, detail, role }: ActivitySubject): string =>
    kind === 'house' ? (detail ?? '') : t(`shell.role.${role ?? 'roomie'}`);
  const says =
    search === ''
      ? t('activity.chooseText')
      : isError
        ? t('activity.chooseFailed')
        : currentData !== undefined && found.length === 0
          ? t('activity.chooseNone')
          : null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('activity.chooseTitle')}</DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <SearchField
            label={t('activity.chooseSearch')}
            clearLabel={t('activity.clearSearch')}
            value={search}
            onSearch={setSearch}
          />
        </Box>
        <Typography role="status" variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {says}
        </Typography>
        <List>
          {found.map((subject) => (
            <ListItem key={subject._id} disablePadding>
              <ListItemButton
                onClick={() => {
                  onChoose(subject);
                }}
              >
                <ListItemIcon>{subject.kind === 'house' ? <HousesIcon /> : <PersonIcon />}</ListItemIcon>
                <ListItemText
                  primary={subject.name}
                  secondary={detailOf(subject)}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
