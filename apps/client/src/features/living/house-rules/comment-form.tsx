import { LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { refusalOf } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/text-field.tsx';
import { useAddRuleCommentMutation } from './rules-api.ts';

/** Comments on a proposal; the input stays until it was sent. */
export function CommentForm({ changeId }: { changeId: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [add, { isLoading, error }] = useAddRuleCommentMutation();
  const send = async (): Promise<void> => {
    const answer = await add({ params: { id: changeId }, body: { text: text.trim() } });
    if (answer.error === undefined) setText('');
  };
  const refusal = refusalOf(error);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        label={t('rules.comment.label')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        error={refusal !== undefined}
        helperText={refusal}
        multiline
        maxRows={6}
        sx={{ flex: '1 1 220px' }}
        slotProps={{ htmlInput: { maxLength: LIMITS.ruleComment } }}
      />
      <Button type="submit" variant="outlined" sx={{ mt: 1 }} loading={isLoading} disabled={text.trim() === ''}>
        {t('rules.comment.send')}
      </Button>
    </Box>
  );
}
