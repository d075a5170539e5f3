import { LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { countCodePoints } from '#lib/text.ts';
import { SendIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import type { MentionablePerson } from '#features/living/chat/mentions/mentionable-people.ts';
import type { TakeKey, TypedText } from '#features/living/chat/mentions/typed-mention.ts';
import { PollIcon } from '#features/living/chat/polls/poll-icon.tsx';
import { canRecord } from '#features/living/chat/voice/can-record.ts';
import type { ComposerMode } from './composer-mode.ts';
import { AttachButton } from './attach-button.tsx';
import { Counter } from './counter.tsx';
import { ModeBar } from './mode-bar.tsx';
import { RecordButton } from './record-button.tsx';
import type { ChosenFiles } from './use-chosen-files.ts';
import { useTypingSignal } from './use-typing-signal.ts';

const MentionPicker = lazyOnOpen(async () => {
  const [part] = await Promise.all([
    import('#features/living/chat/mentions/mention-picker.tsx'),
    loadWords('together'),
  ]);
  return part.MentionPicker;
});
const ChosenStrip = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./chosen-strip.tsx'), loadWords('asides')]);
  return part.ChosenStrip;
});
const VoiceRecorder = lazyOnOpen(
  async () => {
    const [part] = await Promise.all([import('#features/living/chat/voice/voice-recorder.tsx'), loadWords('asides')]);
    return part.VoiceRecorder;
  },
  <Box sx={{ height: 44 }} />,
);

const COUNT_FROM = LIMITS.messageText - 200;

interface ComposerProps {
  conversationId: string;
  title: string;
  people: readonly MentionablePerson[];
  mode: ComposerMode;
  text: string;
  photos: ChosenFiles;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onSubmit: (text: string) => void;
  onCancelMode: () => void;
  onVoice: (content: Blob, durationMs: number) => void;
  /** Asks in a poll instead. */
  onPoll: () => void;
  /** Called for arrow up in an empty field. */
  onEditLast: () => void;
}

/** The message composer: Enter sends, Shift + Enter adds a line, Escape cancels a reply or an edit. */
export function Composer({
  conversationId,
  title,
  people,
  mode,
  text,
  photos,
  inputRef,
  onText,
  onSubmit,
  onVoice,
  onCancelMode,
  onPoll,
  onEditLast,
}: ComposerProps) {
  const { t } = useTranslation();
  const id = useId();
  const tellTyping = useTypingSignal(conversationId);
  const [isRecording, setRecording] = useState(false);
  const [typed, setTyped] = useState<TypedText | null>(null);
  const takeKey = useRef<TakeKey | null>(null);
  const nextCaret = useRef<number | null>(null);
  // The caret can move only once the new text is in the field.
  useLayoutEffect(() => {
    if (nextCaret.current !== null) inputRef.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [inputRef, text]);
  const length = countCodePoints(text);
  const isEdit = mode.kind === 'edit';
  const hasFiles = !isEdit && photos.files.length > 0;
  const canSend = (text.trim() !== '' || hasFiles) && length <= LIMITS.messageText;

  const offersVoice = !isEdit && text === '' && !hasFiles && canRecord();

  const submit = (): void => {
    if (canSend) onSubmit(text);
    inputRef.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes, Enter picks a word.
    if (event.nativeEvent.isComposing || takeKey.current?.(event) === true) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && mode.kind !== 'new') {
      onCancelMode();
    } else if (event.key === 'ArrowUp' && text === '' && !hasFiles) {
      event.preventDefault();
      onEditLast();
    }
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{
        position: 'relative',
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        px: { xs: 1, sm: 2 },
        py: 1,
      }}
    >
      {typed !== null && typed.text.includes('@') && (
        <MentionPicker
          typed={typed}
          people={people}
          input={inputRef}
          keys={takeKey}
          onChoose={(next, caret) => {
            nextCaret.current = caret;
            setTyped({ text: next, caret, isTyped: true });
            onText(next);
            inputRef.current?.focus();
          }}
        />
      )}
      <ModeBar mode={mode} onCancel={onCancelMode} />
      {hasFiles && <ChosenStrip files={photos.files} remove={photos.remove} />}
      {isRecording && (
        <VoiceRecorder
          onSend={onVoice}
          onClose={() => {
            setRecording(false);
            // The field is hidden until then.
            window.setTimeout(() => inputRef.current?.focus());
          }}
        />
      )}
      <Box sx={{ display: isRecording ? 'none' : 'flex', alignItems: 'flex-end', gap: 1 }}>
        {!isEdit && <AttachButton {...photos} />}
        {mode.kind === 'new' && text === '' && !hasFiles && (
          <IconButton
            title={t('talk.poll.ask')}
            aria-label={t('talk.poll.ask')}
            onClick={onPoll}
            sx={{ color: 'primary.main' }}
          >
            <PollIcon />
          </IconButton>
        )}
        <InputBase
          multiline
          maxRows={6}
          fullWidth
          inputRef={inputRef}
          value={text}
          placeholder={t('talk.placeholder')}
          onChange={(event) => {
            onText(event.target.value);
            setTyped({ text: event.target.value, caret: event.target.selectionStart ?? 0, isTyped: true });
            if (event.target.value.trim() !== '' && !isEdit) tellTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (isEdit || files.length === 0) return;
            event.preventDefault();
            photos.add(files);
          }}
          slotProps={{
            input: {
              'aria-label': isEdit ? t('talk.editing') : t('talk.composer', { title }),
              'aria-describedby': `${id}-hint${length > COUNT_FROM ? ` ${id}-count` : ''}`,
              'aria-invalid': length > LIMITS.messageText,
              enterKeyHint: 'send',
              onSelect: ({ currentTarget: { value, selectionStart } }) => {
                const caret = selectionStart ?? 0;
                if (typed !== null && caret !== typed.caret) setTyped({ text: value, caret, isTyped: false });
              },
            },
          }}
          sx={{
            minHeight: 44,
            px: 2,
            py: 1.25,
            borderRadius: '22px',
            border: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.default',
            '&.Mui-focused': { borderColor: 'primary.main' },
            '& textarea': { outline: 'none' },
          }}
        />
        {offersVoice ? (
          <RecordButton
            onClick={() => {
              setRecording(true);
            }}
          />
        ) : (
          <IconButton
            type="submit"
            aria-label={isEdit ? t('shell.save') : t('talk.send')}
            disabled={!canSend}
            sx={{
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              '&:hover': { bgcolor: 'primary.dark' },
              '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
            }}
          >
            <SendIcon />
          </IconButton>
        )}
      </Box>
      {length > COUNT_FROM && <Counter length={length} id={`${id}-count`} />}
      <Typography
        id={`${id}-hint`}
        variant="caption"
        sx={{ display: { xs: 'none', md: 'block' }, px: 2, pt: 0.5, color: 'text.secondary' }}
      >
        {t('talk.hint')}
      </Typography>
    </Box>
  );
}
