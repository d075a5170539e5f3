import type { WaitingItem } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { useAnswers } from './use-answers.ts';
import { pathOf } from './where.ts';

interface AnswerDialogProps {
  item: WaitingItem;
  open: boolean;
  onClose: () => void;
}

/** One question by itself, for a reader who came to answer it. */
export function AnswerDialog({ item, open, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const { role } = useReader();
  const { line, aside, answers, label, give } = useAnswers(item);
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={`${id}-line`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-line`}>{line}</DialogTitle>
      {aside !== '' && (
        <DialogContent>
          <DialogContentText>{aside}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{t('waiting.later')}</Button>
        <Button component={Link} to={pathOf(item, role)}>
          {t('waiting.open')}
        </Button>
        {answers.toReversed().map((answer) => (
          <Button
            key={answer.label}
            variant={answer === answers[0] ? 'contained' : 'outlined'}
            onClick={() => {
              // The second half of a double click arrives while it fades out.
              if (!open) return;
              onClose();
              void give(answer);
            }}
          >
            {label(answer)}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
