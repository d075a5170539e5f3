import { type Chore, type ChoreAssignment, LIMITS, PHOTOS_PER_PLACE } from '@common-roof/contracts';
import { EXTRA_CREDIT_POINTS } from '@common-roof/domain';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { handedOver } from '#lib/handed-over.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { dayInSentence } from '#ui/calendar-days.ts';
import type { FeedPhotos } from './feed-photos.ts';
import { usePosting } from './posts/use-posting.ts';
import { useReader } from '#session/use-reader.ts';

interface PostDialogProps {
  houseId: string;
  /** The turn that was done; null: the reader chooses what was done. */
  turn: ChoreAssignment | null;
  /** Turns of housemates, open ones, and own ones of later days. */
  others: readonly ChoreAssignment[];
  /** Chores that can be done besides turns. */
  chores: readonly Chore[];
  today: string;
  photos: FeedPhotos;
  onClose: () => void;
}

interface PostValues {
  chosen: string;
  text: string;
  files: readonly Blob[];
}
const newPost = (): PostValues => ({
  chosen: '',
  text: '',
  files: handedOver.look('feed').slice(0, PHOTOS_PER_PLACE.feed_item),
});

/** Posts a chore, with text and photos. */
export function PostDialog({ houseId, turn, others, chores, today, photos, onClose }: PostDialogProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const { send, refusal } = usePosting(houseId);
  const doneBy = (chosen: string) => turn ?? others.find(({ _id: id }) => id === chosen);
  const besidesBy = (chosen: string) => chores.find(({ _id: id }) => id === chosen);
  const choreBy = (chosen: string): string | undefined => doneBy(chosen)?.chore.name ?? besidesBy(chosen)?.name;
  const isTakenOver = (chosen: string): boolean =>
    turn === null &&
    others.some(({ _id: id, assignee }) => id === chosen && assignee !== null && assignee._id !== reader.id);
  const hasChoice = others.length + chores.length > 0;

  const post = async ({ chosen, text, files }: PostValues): Promise<boolean> => {
    const done = doneBy(chosen);
    const what =
      done === undefined ? { assignment_id: null, chore_id: chosen } : { assignment_id: done._id, chore_id: null };
    return (await send({ ...what, chore: choreBy(chosen) ?? '', text: text.trim(), files })) === undefined;
  };
  const nameOf = ({ chore: { name: of }, assignee, due_on: on }: ChoreAssignment): string => {
    const named = { chore: of, day: dayInSentence(on, today, i18n.language) };
    if (assignee === null) return t('feed.post.ofAnybody', named);
    const name = assignee._id === reader.id ? t('feed.you') : assignee.first_name;
    return t('feed.post.ofWhom', { ...named, name });
  };

  return (
    <FormDialog
      title={turn === null ? t('feed.post.heading') : t('feed.post.dialog', { chore: turn.chore.name })}
      submit={t('feed.post.send')}
      width="xs"
      // It is sent by the outbox, now or later.
      schema={null}
      values={newPost()}
      send={(_, { values }) => post(values)}
      error={refusal}
      canSubmit={({ chosen }) => choreBy(chosen) !== undefined}
      isKept
      onClose={onClose}
    >
      {({ field, set, values: { chosen, files } }) => (
        <>
          {turn === null && !hasChoice && <Typography>{t('feed.post.nothing')}</Typography>}
          {turn === null && hasChoice && (
            <OptionField
              label={t('feed.post.what')}
              value={chosen}
              onChange={({ target }) => {
                set({ chosen: target.value });
              }}
              fullWidth
            >
              <option value="" />
              {others.length > 0 && (
                <optgroup label={t('feed.post.others')}>
                  {others.map((other) => (
                    <option key={other._id} value={other._id}>
                      {nameOf(other)}
                    </option>
                  ))}
                </optgroup>
              )}
              {chores.length > 0 && (
                <optgroup label={t('feed.post.besides')}>
                  {chores.map(({ _id: id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              )}
            </OptionField>
          )}
          {isTakenOver(chosen) && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('feed.post.takesOver')}
            </Typography>
          )}
          {besidesBy(chosen) !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('feed.post.extra', { most: EXTRA_CREDIT_POINTS })}
            </Typography>
          )}
          <Field {...field('text')} label={t('feed.post.text')} lines={2} most={LIMITS.feedText} />
          {photos.keeper(t('feed.photos'), files, (kept) => {
            set({ files: kept });
          })}
        </>
      )}
    </FormDialog>
  );
}
