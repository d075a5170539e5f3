import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { paths } from '../../../../lib/paths.ts';
import { useAgreementsOfRoomieQuery } from '../agreements-api.ts';

/** That something waits for the roomie's signature; nothing where nothing does. */
export function ToSign({ roomie }: { roomie: string }) {
  const { t } = useTranslation();
  const { data } = useAgreementsOfRoomieQuery({ id: roomie });
  const count = data?.items.filter(({ state }) => state === 'sent').length ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12ch', overflowWrap: 'anywhere' } }}
      action={
        <Button component={Link} to={paths.lease} color="inherit">
          {t('houses.today.sign')}
        </Button>
      }
    >
      {t('houses.today.toSign', { count })}
    </Alert>
  );
}
