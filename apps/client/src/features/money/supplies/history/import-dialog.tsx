import type { House, ImportPreview } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { ListSkeleton } from '../../../../ui/states.tsx';
import { base64Of, MOST_BYTES } from './file-text.ts';
import { ImportPeople } from './import-people.tsx';
import { ImportPreviewed } from './import-previewed.tsx';
import { useImportSuppliesMutation, usePreviewSuppliesImportMutation } from './history-api.ts';

interface Chosen {
  readonly name: string;
  readonly file: string;
}
interface NamedPerson {
  readonly name: string;
  readonly roomie: string | null;
}

/** Imports a file of purchases: choose it, preview it, match the names, and confirm. */
export function ImportDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [people, setPeople] = useState<readonly NamedPerson[]>([]);
  const [leavesOut, setLeavesOut] = useState(false);
  const [refused, setRefused] = useState<'tooLarge' | 'unreadable'>();
  /** The last preview, kept while a new one loads, so that matching names can continue. */
  const [shown, setShown] = useState<ImportPreview>();
  const [preview, { error: previewError, isLoading: isReading }] = usePreviewSuppliesImportMutation();
  const [take, { error, isLoading: isTaking }] = useImportSuppliesMutation();
  const params = { id: house._id };
  const read = async (file: string, named: readonly NamedPerson[]): Promise<void> => {
    const { data } = await preview({ params, body: { file, people: [...named] } });
    setShown(data);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was corrected.
    target.value = '';
    if (file === undefined) return;
    setChosen(null);
    setShown(undefined);
    const text = file.size > MOST_BYTES ? 'tooLarge' : await base64Of(file).catch(() => 'unreadable' as const);
    if (text === 'tooLarge' || text === 'unreadable') {
      setRefused(text);
      return;
    }
    setRefused(undefined);
    setChosen({ name: file.name, file: text });
    setPeople([]);
    setLeavesOut(false);
    await read(text, []);
  };
  const mean = (name: string, roomie: string | null): void => {
    if (chosen === null) return;
    const next = [...people.filter((each) => each.name !== name), { name, roomie }];
    setPeople(next);
    void read(chosen.file, next);
  };
  const submit = async (): Promise<void> => {
    if (chosen === null) return;
    const answer = await take({ params, body: { file: chosen.file, people: [...people], leave_out: leavesOut } });
    if (answer.data === undefined) return;
    tell(t('suppliesHistory.import.done', { count: answer.data.purchases + answer.data.payments }));
    onClose();
  };
  const refusal = refused === undefined ? refusalOf(error ?? previewError) : t(`suppliesHistory.import.${refused}`);
  const count = shown === undefined ? 0 : shown.purchases + shown.payments;
  return (
    <FormFrame
      title={t('suppliesHistory.import.heading')}
      text={t('suppliesHistory.import.text')}
      submit={count === 0 ? t('suppliesHistory.import.send') : t('suppliesHistory.import.sendCount', { count })}
      width="md"
      isDirty={chosen !== null}
      isBusy={isTaking || isReading}
      error={refusal}
      canSubmit={count > 0 && (shown?.faulty === 0 || leavesOut)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack spacing={1}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={{ xs: 1, sm: 2 }}
          sx={{ alignItems: { xs: 'flex-start', sm: 'center' } }}
        >
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {chosen === null ? t('suppliesHistory.import.choose') : t('suppliesHistory.import.chooseOther')}
          </Button>
          <input
            ref={input}
            hidden
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-label={t('suppliesHistory.import.choose')}
            onChange={(event) => void choose(event)}
          />
          <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{chosen?.name}</Typography>
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('suppliesHistory.import.forms')}
        </Typography>
      </Stack>
      {isReading && shown === undefined && <ListSkeleton rows={3} avatar={false} />}
      {shown !== undefined && (
        <Stack spacing={3} aria-busy={isReading}>
          <ImportPeople preview={shown} onMean={mean} />
          <ImportPreviewed preview={shown} />
          {shown.faulty > 0 && count > 0 && (
            <FormControlLabel
              label={t('suppliesHistory.import.leaveOut', { count: shown.faulty })}
              control={
                <Checkbox
                  checked={leavesOut}
                  onChange={(_event, isOn) => {
                    setLeavesOut(isOn);
                  }}
                />
              }
            />
          )}
        </Stack>
      )}
    </FormFrame>
  );
}
