import type { House, ImportPreview } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';

import { refusalOf } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { base64Of, MOST_BYTES } from '#lib/base64-file.ts';
import { ImportPeople } from './import-people.tsx';
import { ImportPreviewed } from './import-previewed.tsx';
import { useImportSuppliesMutation, usePreviewSuppliesImportMutation } from './history-api.ts';

interface ImportValues {
  /** Base64; empty until one is chosen. */
  file: string;
  people: { name: string; roomie: string | null }[];
  leave_out: boolean;
}
const NO_FILE: ImportValues = { file: '', people: [], leave_out: false };

/** Imports a file of purchases: choose it, preview it, match the names, and confirm. */
export function ImportDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();
  const [refused, setRefused] = useState<'tooLarge' | 'unreadable'>();
  /** The last preview, kept while a new one loads, so that matching names can continue. */
  const [shown, setShown] = useState<ImportPreview>();
  const [preview, { error, isLoading: isReading }] = usePreviewSuppliesImportMutation();
  const [take] = useImportSuppliesMutation();
  const params = { id: house._id };
  const read = async ({ file, people }: ImportValues): Promise<void> => {
    const { data } = await preview({ params, body: { file, people } });
    setShown(data);
  };
  const choose = async (
    { target }: ChangeEvent<HTMLInputElement>,
    set: (values: ImportValues) => void,
  ): Promise<void> => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was corrected.
    target.value = '';
    if (file === undefined) return;
    set(NO_FILE);
    setFileName(undefined);
    setShown(undefined);
    const text = file.size > MOST_BYTES ? 'tooLarge' : await base64Of(file).catch(() => 'unreadable' as const);
    if (text === 'tooLarge' || text === 'unreadable') {
      setRefused(text);
      return;
    }
    setRefused(undefined);
    setFileName(file.name);
    const values = { ...NO_FILE, file: text };
    set(values);
    await read(values);
  };
  const count = shown === undefined ? 0 : shown.purchases + shown.payments;
  return (
    <FormDialog
      title={t('suppliesHistory.import.heading')}
      text={t('suppliesHistory.import.text')}
      submit={count === 0 ? t('suppliesHistory.import.send') : t('suppliesHistory.import.sendCount', { count })}
      width="md"
      schema={({ importSupplies }) => importSupplies.body}
      values={NO_FILE}
      send={(body) => take({ params, body })}
      done={({ purchases, payments }) => t('suppliesHistory.import.done', { count: purchases + payments })}
      canSubmit={({ leave_out: leavesOut }) => count > 0 && (shown?.faulty === 0 || leavesOut)}
      isWaiting={isReading}
      error={refused === undefined ? refusalOf(error) : t(`suppliesHistory.import.${refused}`)}
      onClose={onClose}
    >
      {({ values, set }) => (
        <>
          <Stack spacing={1}>
            <Stack
              direction={{ xs: 'column', sm: 'row' }}
              spacing={{ xs: 1, sm: 2 }}
              sx={{ alignItems: { xs: 'flex-start', sm: 'center' } }}
            >
              <Button variant="outlined" onClick={() => input.current?.click()}>
                {fileName === undefined ? t('suppliesHistory.import.choose') : t('suppliesHistory.import.chooseOther')}
              </Button>
              <input
                ref={input}
                hidden
                type="file"
                accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
                aria-label={t('suppliesHistory.import.choose')}
                onChange={(event) => void choose(event, set)}
              />
              <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{fileName}</Typography>
            </Stack>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('suppliesHistory.import.forms')}
            </Typography>
          </Stack>
          {isReading && shown === undefined && <ListSkeleton rows={3} avatar={false} />}
          {shown !== undefined && (
            <Stack spacing={3} aria-busy={isReading}>
              <ImportPeople
                preview={shown}
                onMean={(name, roomie) => {
                  const next = {
                    ...values,
                    people: [...values.people.filter((each) => each.name !== name), { name, roomie }],
                  };
                  set(next);
                  void read(next);
                }}
              />
              <ImportPreviewed preview={shown} />
              {shown.faulty > 0 && count > 0 && (
                <FormControlLabel
                  label={t('suppliesHistory.import.leaveOut', { count: shown.faulty })}
                  control={
                    <Checkbox
                      checked={values.leave_out}
                      onChange={(_event, isOn) => {
                        set({ leave_out: isOn });
                      }}
                    />
                  }
                />
              )}
            </Stack>
          )}
        </>
      )}
    </FormDialog>
  );
}
