import type { Applicant, ApplicantMove, OwnAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { PersonIcon } from '#ui/icons.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { useApplicantsOfQuery } from '#features/letting/listings/ads/ads-api.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { ApplicantDialog } from './applicant-dialog.tsx';
import { type Column, columnOf, COLUMNS, intentOf } from './columns.ts';
import { nameOf, useMove } from './use-move.ts';

interface BoardProps {
  ad: OwnAd;
  /** The applicant to open, from the URL. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  /** Opens the planning of a showing. */
  onShow: (applicant: Applicant) => void;
  /** Opens an offer of the room. */
  onOffer: (applicant: Applicant) => void;
}

/** Applicants in columns. A move is e-mailed to the applicant; declining and offering ask for confirmation. */
export function ApplicantsBoard({ ad, openId, onOpen, onShow, onOffer }: BoardProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useApplicantsOfQuery({ id: ad._id });
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<Applicant | null>(null);
  const [declined, setDeclined] = useState<Applicant | null>(null);
  const move = useMove(setSaid);
  // The card is a new element in its new column: after a keyboard move it is focused there.
  const moved = useRef<{ id: string; to: ApplicantMove } | null>(null);
  useEffect(() => {
    const { id, to } = moved.current ?? {};
    if (id === undefined || data?.items.find(({ _id }) => _id === id)?.state !== to) return;
    moved.current = null;
    document.getElementById(`applicant-${id}`)?.focus();
  }, [data]);

  if (data === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  const applicants = data.items;
  if (applicants.length === 0) {
    return <EmptyState icon={<PersonIcon />} heading={t('ads.board.emptyHeading')} text={t('ads.board.empty')} />;
  }
  const put = (applicant: Applicant, column: Column): void => {
    const intent = intentOf(applicant, column);
    if (intent === null) setSaid(t('ads.board.cannot', { name: nameOf(applicant), column: t(`ads.column.${column}`) }));
    else if (intent === 'offer') onOffer(applicant);
    else if (intent === 'declined') setDeclined(applicant);
    else {
      moved.current = { id: applicant._id, to: intent };
      void move(applicant, intent);
    }
  };
  const opened = applicants.find(({ _id }) => _id === openId);
  return (
    <Box component="section" aria-label={t('ads.board.heading')}>
      <Typography id="board-help" variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('ads.board.help')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(6, minmax(0, 1fr))' },
        }}
      >
        {COLUMNS.map((column) => {
          const inside = applicants.filter(({ state }) => columnOf(state) === column);
          const takes = dragged !== null && intentOf(dragged, column) !== null;
          return (
            <Box
              key={column}
              role="group"
              aria-labelledby={`column-${column}`}
              onDragOver={(event) => {
                if (takes) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) put(dragged, column);
                setDragged(null);
              }}
              sx={{
                p: 1,
                minHeight: { lg: 220 },
                borderRadius: 1,
                bgcolor: 'action.hover',
                outline: takes ? '2px dashed' : 'none',
                outlineColor: 'primary.main',
              }}
            >
              <Typography id={`column-${column}`} variant="h4" component="h3" sx={{ px: 1, py: 0.5 }}>
                {t(`ads.column.${column}`)} ({inside.length})
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
                {inside.map((applicant) => (
                  <ApplicantCard
                    key={applicant._id}
                    applicant={applicant}
                    onOpen={() => {
                      onOpen(applicant._id);
                    }}
                    onPut={(to) => {
                      put(applicant, to);
                    }}
                    onShow={() => {
                      onShow(applicant);
                    }}
                    onDrag={(isDragged) => {
                      setDragged(isDragged ? applicant : null);
                    }}
                  />
                ))}
              </Box>
            </Box>
          );
        })}
      </Box>
      {opened !== undefined && (
        <ApplicantDialog
          applicant={opened}
          onPut={(column) => {
            onOpen(null);
            put(opened, column);
          }}
          onShow={() => {
            onOpen(null);
            onShow(opened);
          }}
          onClose={() => {
            onOpen(null);
          }}
        />
      )}
      <ConfirmDialog
        open={declined !== null}
        title={t('ads.board.declineAsk', { name: declined === null ? '' : nameOf(declined) })}
        text={t('ads.board.declineText')}
        confirm={t('ads.board.decline')}
        onClose={() => {
          setDeclined(null);
        }}
        onConfirm={() => {
          setDeclined(null);
          if (declined !== null) void move(declined, 'declined');
        }}
      />
    </Box>
  );
}
