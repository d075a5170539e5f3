import { type Chore, type ChoreAssignment, LIMITS } from '@common-roof/contracts';
import { EXTRA_CREDIT_POINTS } from '@common-roof/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { OptionField } from '../../../../ui/option-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { dayTitle } from '../calendar/days.ts';
import type { FeedPhotos } from './feed-photos.ts';
import { usePosting } from './posts/use-posting.ts';
import { useReader } from '../../../../session/use-reader.ts';

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

/** Posts a chore, with text and photos. */
export function PostDialog({ houseId, turn, others, chores, today, photos, onClose }: PostDialogProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const { send, isBusy, refusal } = usePosting(houseId);
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly Blob[]>([]);
  const done = turn ?? others.find(({ _id: id }) => id === chosen);
  const besides = chores.find(({ _id: id }) => id === chosen);
  const chore = done?.chore.name ?? besides?.name;
  const isTakenOver =
    turn === null &&
    others.some(({ _id: id, assignee }) => id === chosen && assignee !== null && assignee._id !== reader.id);
  const hasChoice = others.length + chores.length > 0;

  const submit = async (): Promise<void> => {
    if (chore === undefined) return;
    const what =
      done === undefined ? { assignment_id: null, chore_id: chosen } : { assignment_id: done._id, chore_id: null };
    if ((await send({ ...what, chore, text: text.trim(), files })) === undefined) onClose();
  };
  const nameOf = ({ chore: { name: of }, assignee, due_on: on }: ChoreAssignment): string => {
    const named = { chore: of, day: dayTitle(on, today, i18n.language) };
    if (assignee === null) return t('feed.post.ofAnybody', named);
    const name = assignee._id === reader.id ? t('feed.you') : assignee.first_name;
    return t('feed.post.ofWhom', { ...named, name });
  };

  return (
    <FormFrame
      title={turn === null ? t('feed.post.heading') : t('feed.post.dialog', { chore: turn.chore.name })}
      submit={t('feed.post.send')}
      width="xs"
      isDirty={text !== '' || files.length > 0}
      isBusy={isBusy}
      error={refusal}
      canSubmit={chore !== undefined}
      isKept
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {turn === null && !hasChoice && <Typography>{t('feed.post.nothing')}</Typography>}
      {turn === null && hasChoice && (
        <OptionField
          label={t('feed.post.what')}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
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
      {isTakenOver && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('feed.post.takesOver')}
        </Typography>
      )}
      {besides !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('feed.post.extra', { most: EXTRA_CREDIT_POINTS })}
        </Typography>
      )}
      <TextField
        label={t('feed.post.text')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.feedText } }}
      />
      {photos.keeper(t('feed.photos'), files, setFiles)}
    </FormFrame>
  );
}
