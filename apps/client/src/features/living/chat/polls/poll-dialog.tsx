import { LIMITS, type NewPoll, type Side } from '@common-roof/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

interface PollDialogProps {
  side: Side;
  onAsk: (question: string, poll: NewPoll) => void;
  onClose: () => void;
}

interface PollValues {
  text: string;
  options: readonly string[];
  isMultiple: boolean;
  /** As the browser's field has it: a local time, or empty. */
  closes: string;
}

const EMPTY: PollValues = { text: '', options: ['', ''], isMultiple: false, closes: '' };

const answersOf = ({ options }: Pick<PollValues, 'options'>): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '');

/** There is always an empty field for one more answer. */
function withRoom(options: readonly string[]): readonly string[] {
  return options.at(-1) !== '' && options.length < LIMITS.pollOptions ? [...options, ''] : options;
}

/** Enter goes to the next field instead of sending a poll that isn't finished. */
function toNextField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])];
  fields[fields.findIndex((field) => field === event.target) + 1]?.focus();
}

/** Asks a question with answers to choose from. It is sent like a message. */
export function PollDialog({ side, onAsk, onClose }: PollDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      title={t('together.poll.title')}
      submit={t('together.poll.submit')}
      isKept
      width="xs"
      schema={({ sendMessage }) => sendMessage.body}
      values={EMPTY}
      body={(values: PollValues) => ({
        text: values.text,
        sender: side,
        poll: {
          options: answersOf(values),
          is_multiple: values.isMultiple,
          closes_at: values.closes === '' ? null : new Date(values.closes).toISOString(),
        },
      })}
      check={(values) => {
        const answers = answersOf(values);
        const isRepeated = new Set(answers).size < answers.length;
        const isPast = values.closes !== '' && new Date(values.closes).getTime() <= Date.now();
        return {
          options: answers.length < 2 ? t('together.poll.few') : isRepeated ? t('together.poll.repeated') : undefined,
          closes: isPast ? t('together.poll.past') : undefined,
        };
      }}
      send={({ text, poll }) => {
        if (poll !== undefined) onAsk(text, poll);
        return Promise.resolve(true);
      }}
      onClose={onClose}
    >
      {({ values, field, set }) => {
        const { error } = field('options');
        return (
          <Stack spacing={2}>
            <Field
              {...field('text', t('together.poll.noQuestion'))}
              label={t('together.poll.question')}
              most={LIMITS.messageText}
              lines={1}
              autoFocus
            />
            <Stack component="fieldset" spacing={1.5} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
              <Typography component="legend" variant="body2" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
                {t('together.poll.answers')}
              </Typography>
              {values.options.map((option, at) => (
                <Field
                  key={at}
                  label={t('together.poll.option', { number: at + 1 })}
                  value={option}
                  most={LIMITS.pollOption}
                  error={at === 0 ? error : undefined}
                  onKeyDown={toNextField}
                  slotProps={{ htmlInput: { 'data-answer': at } }}
                  onChange={(typed) => {
                    set({ options: withRoom(values.options.with(at, typed)) });
                  }}
                />
              ))}
            </Stack>
            <FormControlLabel
              label={t('together.poll.multiple')}
              control={
                <Checkbox
                  checked={values.isMultiple}
                  onChange={(_, checked) => {
                    set({ isMultiple: checked });
                  }}
                />
              }
            />
            <Field
              {...field('closes')}
              type="datetime-local"
              label={t('together.poll.closes')}
              hint={t('together.poll.closesHint')}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Stack>
        );
      }}
    </FormDialog>
  );
}
