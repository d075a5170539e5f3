import { HouseDetail, LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isApiError } from '../../../api/api-error.ts';
import { tell } from '../../../lib/alerts.ts';
import { countCodePoints } from '../../../lib/text.ts';
import { useChangeHouseMutation } from '../houses-api.ts';

/** Writes a new version of the rules over the house that was seen when it was opened. */
export function RulesDialog({ house, onClose }: { house: HouseDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [text, setText] = useState(house.rules.text);
  const [version, setVersion] = useState(house.version);
  const [theirs, setTheirs] = useState<HouseDetail | null>(null);
  const [change, { isLoading, error }] = useChangeHouseMutation();
  const isTooLong = countCodePoints(text) > LIMITS.rules;
  const failure = isApiError(error) && error.code !== 'stale_version' ? error.message : null;

  const save = async (): Promise<void> => {
    const answer = await change({ params: { id: house._id }, body: { version, rules: text } });
    if (answer.error === undefined) {
      tell(t('owner.rules.saved'));
      onClose();
      return;
    }
    const held = isApiError(answer.error) ? HouseDetail.safeParse(answer.error.current) : null;
    if (held?.success === true) setTheirs(held.data);
  };
  const decide = (other: HouseDetail, takesTheirs: boolean): void => {
    if (takesTheirs) setText(other.rules.text);
    setVersion(other.version);
    setTheirs(null);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('owner.rules.dialog')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('owner.rules.dialogText')}</DialogContentText>
        {theirs !== null && (
          <Alert
            severity="warning"
            sx={{ mb: 2 }}
            action={
              <Stack direction={{ xs: 'column', sm: 'row' }}>
                <Button
                  color="inherit"
                  onClick={() => {
                    decide(theirs, true);
                  }}
                >
                  {t('owner.wizard.takeTheirs')}
                </Button>
                <Button
                  color="inherit"
                  onClick={() => {
                    decide(theirs, false);
                  }}
                >
                  {t('owner.wizard.keepMine')}
                </Button>
              </Stack>
            }
          >
            {t('owner.wizard.conflict')}
          </Alert>
        )}
        {failure !== null && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
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
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        <Button
          variant="contained"
          loading={isLoading}
          disabled={isTooLong || theirs !== null || text === house.rules.text}
          onClick={() => void save()}
        >
          {t('shell.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
