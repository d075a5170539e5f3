import type { House, HouseBoard } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { nearTime } from '#lib/dates.ts';
import { CopyLink } from '#ui/copy-link.tsx';
import { AddIcon } from '#ui/icons.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import { useBoardLinkQuery, useBoardsQuery, useRemoveBoardMutation } from '#features/living/calendar/calendar-api.ts';
import { dot } from '#lib/direction.ts';
import { NewBoardDialog } from './new-board-dialog.tsx';

/** The boards of a house: to make, to open on a tablet, and to take away. */
export function BoardsDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { currentData, isError, refetch } = useBoardsQuery({ houseId: house._id });
  const [remove] = useRemoveBoardMutation();
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<HouseBoard | null>(null);
  const title = t('calendar.boards.heading');
  if (currentData === undefined) {
    return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
  }
  if (isMaking) {
    return (
      <NewBoardDialog
        house={house}
        onClose={() => {
          setMaking(false);
        }}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{t('calendar.boards.text')}</DialogContentText>
          {currentData.items.map((board) => (
            <BoardRow key={board._id} board={board} onRemove={setLeaving} />
          ))}
          <DialogContentText variant="body2">{t('calendar.boards.secret')}</DialogContentText>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('shell.close')}</Button>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => {
            setMaking(true);
          }}
        >
          {t('calendar.boards.make')}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={leaving !== null}
        title={t('calendar.boards.removeAsk', { name: leaving?.name ?? '' })}
        text={t('calendar.boards.removeText')}
        confirm={t('calendar.boards.remove')}
        onConfirm={() => {
          if (leaving !== null) {
            void showOutcome(remove({ params: { id: leaving._id } }), t('calendar.boards.removed'));
          }
          setLeaving(null);
        }}
        onClose={() => {
          setLeaving(null);
        }}
      />
    </Dialog>
  );
}

function BoardRow({ board, onRemove }: { board: HouseBoard; onRemove: (board: HouseBoard) => void }) {
  const { t, i18n } = useTranslation();
  const { name, made_by: maker, opened_at: opened, is_own: isOwn, can_remove: canRemove } = board;
  const facts = [
    isOwn ? t('calendar.boards.byYou') : t('calendar.boards.by', { name: maker.first_name }),
    opened === null
      ? t('calendar.boards.neverOpened')
      : t('calendar.boards.opened', { when: nearTime(opened, i18n.language) }),
    board.shows_emergency && t('calendar.boards.hasEmergency'),
    board.shows_wifi && t('calendar.boards.hasWifi'),
  ];
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {facts.filter((fact) => fact !== false).join(dot())}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {isOwn && <OwnLink board={board} />}
        {canRemove && (
          <Button
            color="error"
            aria-label={t('calendar.boards.removeNamed', { name })}
            onClick={() => {
              onRemove(board);
            }}
          >
            {t('calendar.boards.remove')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

/** The link of one's own board. */
function OwnLink({ board: { _id: id, name } }: { board: HouseBoard }) {
  const { t } = useTranslation();
  const { data } = useBoardLinkQuery({ id });
  if (data === undefined) return null;
  return (
    <>
      <Button
        component="a"
        href={data.url}
        target="_blank"
        rel="noopener noreferrer"
        variant="outlined"
        aria-label={t('calendar.boards.showNamed', { name })}
      >
        {t('calendar.boards.show')}
      </Button>
      <CopyLink url={data.url} label={t('calendar.boards.copy')} named={t('calendar.boards.copyNamed', { name })} />
    </>
  );
}
