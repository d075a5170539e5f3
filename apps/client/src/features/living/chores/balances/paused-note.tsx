import type { ChoreBalance } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { useResumeTurnsMutation } from './balances-api.ts';

interface PausedNoteProps {
  houseId: string;
  balance: ChoreBalance;
  isOwn: boolean;
}

/** A roomie missed three turns in a row: they are paused, and the house should talk. */
export function PausedNote({ houseId, balance: { roomie, owed }, isOwn }: PausedNoteProps) {
  const { t } = useTranslation();
  const { role } = useReader();
  const [resume, { isLoading }] = useResumeTurnsMutation();
  const named = { name: roomie.first_name, points: t('balances.points', { count: owed }) };
  const canResume = isOwn || role === 'homeowner';
  return (
    <Alert severity={isOwn ? 'warning' : 'info'}>
      {isOwn ? t('balances.pausedOwn') : t('balances.paused', named)}
      <ButtonRow>
        {canResume && (
          <Button
            loading={isLoading}
            onClick={() =>
              void showOutcome(
                resume({ params: { id: houseId }, body: { roomie_id: roomie._id } }),
                isOwn ? t('balances.resumedOwn') : t('balances.resumed', named),
              )
            }
          >
            {isOwn ? t('balances.resumeOwn') : t('balances.resume', named)}
          </Button>
        )}
        <Button component={Link} to={paths.chat}>
          {t('balances.talk')}
        </Button>
      </ButtonRow>
    </Alert>
  );
}
