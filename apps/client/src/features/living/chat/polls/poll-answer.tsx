import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { comma } from '#lib/direction.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

const NAMES_SHOWN = 5;

interface PollAnswerProps {
  text: string;
  names: readonly string[];
  isOwn: boolean;
  /** Of the people who voted, 0 to 1. */
  share: number;
  isRound: boolean;
  /** null: this reader can't vote, or not any more. */
  onChoose: (() => void) | null;
}

/** One answer of a poll as a button, with a bar for its share and the names of those who chose it. */
export function PollAnswer({ text, names, isOwn, share, isRound, onChoose }: PollAnswerProps) {
  const { t } = useTranslation();
  const shown = names.slice(0, NAMES_SHOWN).join(comma());
  const more = names.length - NAMES_SHOWN;
  return (
    <ButtonBase
      component="button"
      focusRipple
      disabled={onChoose === null}
      aria-pressed={isOwn}
      onClick={() => {
        onChoose?.();
      }}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        width: '100%',
        minHeight: 48,
        px: 1,
        py: 0.75,
        borderRadius: '10px',
        textAlign: 'start',
        font: 'inherit',
        whiteSpace: 'normal',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {t('together.poll.answer', { answer: text, count: names.length, names: names.join(comma()) })}
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 22,
          height: 22,
          mt: '1px',
          border: '2px solid',
          borderColor: isOwn ? 'primary.main' : 'text.secondary',
          borderRadius: isRound ? '50%' : '5px',
          bgcolor: isOwn ? 'primary.main' : 'transparent',
          color: 'primary.contrastText',
          ...(onChoose === null && !isOwn ? { visibility: 'hidden' } : {}),
        }}
      >
        {isOwn && <CheckIcon sx={{ fontSize: 16 }} />}
      </Box>
      <Box component="span" aria-hidden="true" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{text}</bdi>
          </Box>
          <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {names.length}
          </Box>
        </Box>
        <Box
          component="span"
          sx={{ display: 'block', height: 8, mt: 0.5, borderRadius: '4px', bgcolor: 'divider', overflow: 'hidden' }}
        >
          <Box
            component="span"
            sx={{
              display: 'block',
              height: '100%',
              width: `${String(Math.round(share * 100))}%`,
              borderRadius: '4px',
              bgcolor: 'primary.main',
              transition: 'width 300ms',
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          />
        </Box>
        {names.length > 0 && (
          <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
            {more > 0 ? `${shown} +${String(more)}` : shown}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  );
}
