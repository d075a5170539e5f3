import type { Guarantee } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { useAnswerGuaranteeMutation, useShareWithGuarantorMutation } from './guarantees-api.ts';

/** Asks the roomie whether this guarantor may be contacted, and what they would see. */
function Answer({ guarantee }: { guarantee: Guarantee }) {
  const { t } = useTranslation();
  const id = useId();
  const [answer, { isLoading }] = useAnswerGuaranteeMutation();
  const [shows, setShows] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { version, guarantor } = guarantee;
  const params = { id: guarantee._id };
  const name = { guarantor: guarantor.name };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <FormControlLabel
          label={t('guarantees.share.label')}
          control={
            <Checkbox
              checked={shows}
              onChange={(_, isChecked) => {
                setShows(isChecked);
              }}
              slotProps={{ input: { 'aria-describedby': id } }}
            />
          }
        />
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {t('guarantees.share.hint')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          loading={isLoading}
          onClick={() =>
            void showOutcome(
              answer({ params, body: { agrees: true, shows_payments: shows, version } }),
              t('guarantees.answer.agreed', name),
            )
          }
        >
          {t('guarantees.answer.agree')}
        </Button>
        <Button
          color="error"
          disabled={isLoading}
          onClick={() => {
            setDeclining(true);
          }}
        >
          {t('guarantees.answer.decline')}
        </Button>
      </Box>
      {isDeclining && (
        <ReasonDialog
          title={t('guarantees.answer.declineAsk')}
          text={t('guarantees.answer.declineText', name)}
          confirm={t('guarantees.answer.decline')}
          label={t('guarantees.answer.reason')}
          missing={t('guarantees.answer.noReason')}
          onConfirm={(reason) =>
            showOutcome(answer({ params, body: { agrees: false, reason, version } }), t('guarantees.answer.declined'))
          }
          onClose={() => {
            setDeclining(false);
          }}
        />
      )}
    </Box>
  );
}

/** What the guarantor sees besides what is overdue. Each change holds at once. */
function Sharing({ guarantee }: { guarantee: Guarantee }) {
  const { t } = useTranslation();
  const [share, { isLoading }] = useShareWithGuarantorMutation();
  const { _id: id, shows_payments: shows, guarantor } = guarantee;
  return (
    <FormControlLabel
      label={t('guarantees.share.label')}
      control={
        <Switch
          checked={shows}
          disabled={isLoading}
          onChange={(_, isOn) =>
            void showOutcome(
              share({ params: { id }, body: { shows_payments: isOn } }),
              t(isOn ? 'guarantees.share.on' : 'guarantees.share.off', { guarantor: guarantor.name }),
            )
          }
        />
      }
    />
  );
}

/** What a roomie can do about a guarantee. */
export function RoomieActions({ guarantee }: { guarantee: Guarantee }) {
  const { state } = guarantee;
  if (state === 'asked') return <Answer guarantee={guarantee} />;
  return state === 'sent' || state === 'signed' || state === 'expired' ? <Sharing guarantee={guarantee} /> : null;
}
