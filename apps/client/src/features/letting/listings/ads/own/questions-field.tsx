import { LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form';

import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon, CloseIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AdValues } from './ad-values.ts';

/** Questions to applicants, besides their personal details. */
export function QuestionsField({ form }: { form: UseFormReturn<AdValues> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'questions', keyName: 'key' });
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0 }}>
        {t('ads.edit.questions')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('ads.edit.questionsHint')}
      </Typography>
      <Stack spacing={1.5}>
        {fields.map((field, at) => (
          <Stack key={field.key} direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <TextField
              {...form.register(`questions.${at}.text`)}
              label={t('ads.edit.question', { number: at + 1 })}
              sx={{ flex: '1 1 260px' }}
              slotProps={{ htmlInput: { maxLength: LIMITS.adQuestion } }}
            />
            <FormControlLabel
              label={t('ads.edit.required')}
              control={
                <Controller
                  control={form.control}
                  name={`questions.${at}.required`}
                  render={({ field: { value, onChange } }) => (
                    <Checkbox
                      checked={value}
                      onChange={(_, checked) => {
                        onChange(checked);
                      }}
                    />
                  )}
                />
              }
            />
            <IconButton
              aria-label={t('ads.edit.removeQuestion', { number: at + 1 })}
              onClick={() => {
                remove(at);
              }}
            >
              <CloseIcon />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      {fields.length < LIMITS.adQuestions && (
        <Button
          startIcon={<AddIcon />}
          sx={{ mt: 1 }}
          onClick={() => {
            append({ id: '', text: '', required: false });
          }}
        >
          {t('ads.edit.addQuestion')}
        </Button>
      )}
    </Box>
  );
}
