import type { Applicant } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { day, shortWhen } from '#lib/dates.ts';
import { dot, stepByKey } from '#lib/direction.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { canBeShown, type Column, COLUMNS, intentOf, nextColumn } from './columns.ts';
import { nameOf } from './use-move.ts';

interface ApplicantCardProps {
  applicant: Applicant;
  onOpen: () => void;
  onPut: (column: Column) => void;
  onShow: () => void;
  onDrag: (isDragged: boolean) => void;
}

/** One applicant on the board: opened by the name; moved by dragging, by the menu, or by arrow keys while focused. */
export function ApplicantCard({ applicant, onOpen, onPut, onShow, onDrag }: ApplicantCardProps) {
  const { t, i18n } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = nameOf(applicant);
  const { wished_from: wished, suggested_by: suggester } = applicant;
  const goals = COLUMNS.filter((column) => intentOf(applicant, column) !== null);
  return (
    <Box
      component="li"
      draggable={goals.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', applicant._id);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => {
        onDrag(false);
      }}
      sx={{
        listStyle: 'none',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        p: 1,
        cursor: goals.length > 0 ? 'grab' : 'default',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Button
          id={`applicant-${applicant._id}`}
          onClick={onOpen}
          aria-describedby="board-help"
          onKeyDown={(event) => {
            const step = stepByKey(event.key);
            if (step === 0) return;
            const column = nextColumn(applicant, step);
            event.preventDefault();
            if (column !== null) onPut(column);
          }}
          sx={{
            flex: 1,
            justifyContent: 'flex-start',
            textAlign: 'left',
            overflowWrap: 'anywhere',
            lineHeight: 1.3,
            px: 1,
          }}
        >
          {name}
        </Button>
        {goals.length > 0 && (
          <IconButton
            aria-label={t('ads.board.move', { name })}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => {
              setAnchor(currentTarget);
            }}
          >
            <MoreIcon />
          </IconButton>
        )}
      </Box>
      <Typography
        variant="body2"
        sx={{
          px: 1,
          color: 'text.secondary',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {applicant.message}
      </Typography>
      <Typography variant="caption" component="p" sx={{ px: 1, pt: 0.5, color: 'text.secondary' }}>
        {applicant.state === 'withdrawn' || applicant.state === 'declined'
          ? t(`ads.applicantState.${applicant.state}`)
          : shortWhen(applicant.applied_at, i18n.language)}
        {wished !== null && `${dot()}${t('ads.board.from', { day: day(wished, i18n.language) })}`}
      </Typography>
      {suggester !== null && suggester.first_name !== null && (
        <Typography variant="caption" component="p" sx={{ px: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('ads.board.suggested', { name: suggester.first_name })}
        </Typography>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => {
          setAnchor(null);
        }}
      >
        {canBeShown(applicant) && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              onShow();
            }}
          >
            {t('ads.board.show')}
          </MenuItem>
        )}
        {goals.map((column) => (
          <MenuItem
            key={column}
            onClick={() => {
              // The second half of a double click arrives while the menu fades out.
              if (anchor === null) return;
              setAnchor(null);
              onPut(column);
            }}
          >
            {column === 'ended'
              ? t('ads.board.decline')
              : column === 'offered'
                ? t('ads.offer.offer')
                : t('ads.board.to', { column: t(`ads.column.${column}`) })}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
