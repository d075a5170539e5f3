import type { House, ImportPreview } from '@common-roof/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { refusalOf } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { FileChoice } from '#ui/file-choice.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { useBase64File } from '#lib/use-base64-file.ts';
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
  const { name, refused, read: readFile } = useBase64File();
  /** The last preview, kept while a new one loads, so that matching names can continue. */
  const [shown, setShown] = useState<ImportPreview>();
  const [preview, { error, isLoading: isReading }] = usePreviewSuppliesImportMutation();
  const [take] = useImportSuppliesMutation();
  const params = { id: house._id };
  const read = async ({ file, people }: ImportValues): Promise<void> => {
    const { data } = await preview({ params, body: { file, people } });
    setShown(data);
  };
  const choose = async (chosen: File, set: (values: ImportValues) => void): Promise<void> => {
    set(NO_FILE);
    setShown(undefined);
    const file = await readFile(chosen);
    if (file === '') return;
    const values = { ...NO_FILE, file };
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
          <FileChoice
            label={t(name === undefined ? 'suppliesHistory.import.choose' : 'suppliesHistory.import.chooseOther')}
            inputLabel={t('suppliesHistory.import.choose')}
            accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
            name={name}
            hint={t('suppliesHistory.import.forms')}
            onChoose={(chosen) => void choose(chosen, set)}
          />
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
