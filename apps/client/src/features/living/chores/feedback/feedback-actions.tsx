import type { ChoreFeedback } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { removeWithUndo } from '#ui/show-undo.tsx';
import { AppealButton } from '#features/living/chores/appeals/appeal-button.tsx';
import { appealableOf } from '#features/living/chores/appeals/struck.ts';
import { useRemoveFeedbackMutation, useResolveFeedbackMutation } from './feedback-api.ts';
import { canRemove, canResolve } from './what-can-be-done.ts';
import { now } from '#lib/clock.ts';

/** The reader's actions on a feedback. */
export function FeedbackActions({ said }: { said: ChoreFeedback }) {
  const { t } = useTranslation();
  const reader = useReader();
  const [resolve, { isLoading: isSeeing }] = useResolveFeedbackMutation();
  const [remove] = useRemoveFeedbackMutation();
  const { _id: id } = said;
  const params = { id };
  const named = { chore: said.chore.name, name: said.author.first_name };
  const isSeenTo = said.seen_to !== null;
  const mark = isSeenTo ? 'openAgain' : 'markSeenTo';
  const takeAway = async (): Promise<boolean> => {
    const { error } = await remove({ params });
    if (error !== undefined) showRefusal(error);
    return error === undefined;
  };
  const [maySee, mayRemove] = [canResolve(said, reader), canRemove(said, reader, now())];
  const appealable = appealableOf(said, now());
  if (!maySee && !mayRemove && appealable === null) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      {maySee && (
        <Button
          loading={isSeeing}
          aria-label={t(`said.${mark}Named`, named)}
          onClick={() =>
            void showOutcome(
              resolve({ params, body: { seen_to: !isSeenTo } }),
              t(isSeenTo ? 'said.isOpenAgain' : 'said.isSeenTo'),
            )
          }
        >
          {t(`said.${mark}`)}
        </Button>
      )}
      {appealable !== null && <AppealButton struck={appealable} />}
      {mayRemove && (
        <Button
          color="error"
          aria-label={t('said.removeNamed', named)}
          onClick={() => void removeWithUndo({ id, message: t('said.isRemoved'), undo: t('photos.undo') }, takeAway)}
        >
          {t('said.remove')}
        </Button>
      )}
    </Stack>
  );
}
