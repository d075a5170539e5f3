import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { base64Of, MOST_BYTES } from '#lib/base64-file.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useImportBankStatementMutation } from './bank-api.ts';

interface StatementDialogProps {
  /** Of the homeowner's houses. */
  currencies: readonly string[];
  onClose: () => void;
}

const NOTES = ['known', 'outgoing', 'pending', 'unread', 'other_currency', 'old'] as const;

/** Imports a bank statement. */
export function StatementDialog({ currencies, onClose }: StatementDialogProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();
  const [refused, setRefused] = useState<'tooLarge' | 'unreadable'>();
  const [take] = useImportBankStatementMutation();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>, set: (file: string) => void): Promise<void> => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was corrected.
    target.value = '';
    if (file === undefined) return;
    set('');
    setFileName(undefined);
    const text = file.size > MOST_BYTES ? 'tooLarge' : await base64Of(file).catch(() => 'unreadable' as const);
    if (text === 'tooLarge' || text === 'unreadable') {
      setRefused(text);
      return;
    }
    setRefused(undefined);
    setFileName(file.name);
    set(text);
  };
  return (
    <FormDialog
      title={t('bank.file.heading')}
      text={t('bank.file.text')}
      submit={t('bank.file.submit')}
      schema={({ importBankStatement }) => importBankStatement.body}
      values={{ file: '', currency: '' }}
      body={({ file, currency }) => ({ file, ...(currency === '' ? {} : { currency }) })}
      send={(body) => take({ body })}
      done={(result) =>
        [
          t('bank.file.added', { count: result.added }),
          ...NOTES.filter((note) => result[note] > 0).map((note) => t(`bank.file.${note}`, { count: result[note] })),
        ].join(' · ')
      }
      canSubmit={({ file }) => file !== ''}
      error={refused === undefined ? undefined : t(`bank.file.${refused}`)}
      onClose={onClose}
    >
      {({ field, set }) => (
        <>
          <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Button variant="outlined" onClick={() => input.current?.click()}>
              {t(fileName === undefined ? 'bank.file.choose' : 'bank.file.other')}
            </Button>
            <input
              ref={input}
              hidden
              type="file"
              accept=".xml,.sta,.mt940,.940,.csv,.tsv,.txt,text/xml,application/xml,text/csv,text/plain"
              aria-label={t('bank.file.choose')}
              onChange={(event) =>
                void choose(event, (file) => {
                  set({ file });
                })
              }
            />
            {fileName !== undefined && <Typography sx={{ overflowWrap: 'anywhere' }}>{fileName}</Typography>}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('bank.file.forms')}
            </Typography>
          </Stack>
          {currencies.length > 1 && (
            <ChoiceField
              {...field('currency')}
              label={t('bank.file.currency')}
              options={[['', t('bank.file.fromFile')], ...currencies.map((one) => [one, one] as const)]}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
