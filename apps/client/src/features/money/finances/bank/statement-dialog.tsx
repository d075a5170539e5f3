import { useTranslation } from '#i18n/use-translation.ts';
import { dot } from '#lib/direction.ts';
import { useBase64File } from '#lib/use-base64-file.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FileChoice } from '#ui/file-choice.tsx';
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
  const { name, refused, read } = useBase64File();
  const [take] = useImportBankStatementMutation();
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
        ].join(dot())
      }
      canSubmit={({ file }) => file !== ''}
      error={refused === undefined ? undefined : t(`bank.file.${refused}`)}
      onClose={onClose}
    >
      {({ field, set }) => (
        <>
          <FileChoice
            label={t(name === undefined ? 'bank.file.choose' : 'bank.file.other')}
            inputLabel={t('bank.file.choose')}
            accept=".xml,.sta,.mt940,.940,.csv,.tsv,.txt,text/xml,application/xml,text/csv,text/plain"
            name={name}
            hint={t('bank.file.forms')}
            onChoose={(chosen) => {
              set({ file: '' });
              void read(chosen).then((file) => {
                set({ file });
              });
            }}
          />
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
