import type { ChoreAssignment } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dayWithWeekday } from '#lib/dates.ts';
import { useMe } from '#session/me-context.tsx';
import { useAnswerSwapMutation, useUndoTurnChangeMutation } from '#features/living/chores/chores-api.ts';

interface SwapNoteProps {
  turn: ChoreAssignment;
  swap: NonNullable<ChoreAssignment['swap']>;
}

/** A pending swap: the person asked can answer it, the person asking can withdraw it. */
export function SwapNote({ turn, swap }: SwapNoteProps) {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const [answer, { isLoading }] = useAnswerSwapMutation();
  const [withdraw, { isLoading: isWithdrawing }] = useUndoTurnChangeMutation();
  const me = userData._id;
  if (turn.assignee?._id !== me || (swap.of._id !== me && swap.by._id !== me)) return null;
  const isAsked = swap.of._id === me;
  const dayOf = (isoDate: string): string => dayWithWeekday(isoDate, i18n.language);
  const named = {
    name: isAsked ? swap.by.first_name : swap.of.first_name,
    mine: turn.chore.name,
    myDay: dayOf(turn.due_on),
    theirs: swap.turn.chore.name,
    theirDay: dayOf(swap.turn.due_on),
  };
  const params = { id: swap._id };
  const reply = (agrees: boolean): void => {
    void showOutcome(
      answer({ params, body: { agrees } }),
      agrees ? t('chores.swap.done', named) : t('chores.swap.declined', named),
    );
  };
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="body2">{t(isAsked ? 'chores.swap.asks' : 'chores.swap.asked', named)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {isAsked ? (
          <>
            <Button
              variant="outlined"
              loading={isLoading}
              aria-label={t('chores.swap.agreeNamed', named)}
              onClick={() => {
                reply(true);
              }}
            >
              {t('chores.swap.agree')}
            </Button>
            <Button
              disabled={isLoading}
              aria-label={t('chores.swap.declineNamed', named)}
              onClick={() => {
                reply(false);
              }}
            >
              {t('chores.swap.decline')}
            </Button>
          </>
        ) : (
          <Button
            loading={isWithdrawing}
            aria-label={t('chores.swap.withdrawNamed', named)}
            sx={{ ml: -1 }}
            onClick={() => void showOutcome(withdraw({ params }), t('chores.swap.withdrawn', named))}
          >
            {t('chores.swap.withdraw')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
