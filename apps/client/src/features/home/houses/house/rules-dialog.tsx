import { type HouseDetail, LIMITS } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { isApiError, savedElsewhere } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { countCodePoints } from '../../../../lib/text.ts';
import { useChangeHouseMutation } from '../houses-api.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { StaleNote } from '../../../../ui/stale-note.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

/** Writes a new version of the rules, based on the version seen on opening. */
export function RulesDialog({ house, onClose }: { house: HouseDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(house.rules.text);
  const [version, setVersion] = useState(house.version);
  const [theirs, setTheirs] = useState<HouseDetail | null>(null);
  const [change, { isLoading, error }] = useChangeHouseMutation();
  const isTooLong = countCodePoints(text) > LIMITS.rules;
  const failure = isApiError(error) && error.code !== 'stale_version' ? error.message : null;

  const save = async (): Promise<void> => {
    const answer = await change({ params: { id: house._id }, body: { version, rules: text } });
    if (answer.error === undefined) {
      tell(t('houses.rules.saved'));
      onClose();
      return;
    }
    setTheirs(savedElsewhere<HouseDetail>(answer.error));
  };
  const decide = (other: HouseDetail, takesTheirs: boolean): void => {
    if (takesTheirs) setText(other.rules.text);
    setVersion(other.version);
    setTheirs(null);
  };

  return (
    <FormFrame
      title={t('houses.rules.dialog')}
      text={t('houses.rules.dialogText')}
      submit={t('shell.save')}
      width="md"
      isDirty={text !== house.rules.text}
      isBusy={isLoading}
      error={failure ?? undefined}
      canSubmit={!isTooLong && theirs === null && text !== house.rules.text}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {theirs !== null && (
        <StaleNote
          text={t('owner.wizard.conflict')}
          onDecide={(takesTheirs) => {
            decide(theirs, takesTheirs);
          }}
        />
      )}
      <TextField
        multiline
        minRows={8}
        maxRows={20}
        fullWidth
        autoFocus
        label={t('owner.wizard.rules')}
        value={text}
        error={isTooLong}
        helperText={isTooLong ? t('owner.fields.rules') : undefined}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      {text === '' && (
        <Button
          sx={{ mt: 1 }}
          onClick={() => {
            setText(t('owner.wizard.suggestion'));
          }}
        >
          {t('owner.wizard.suggestRules')}
        </Button>
      )}
    </FormFrame>
  );
}
