import type { Restated } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { useCause } from '#session/use-cause.ts';

/** Why the shares of a bill or a purchase have changed; nothing if they haven't. */
export function RestatedLine({ restated }: { restated: Restated | null }) {
  const { t, i18n } = useTranslation();
  const causeOf = useCause();
  if (restated === null) return null;
  const { version, cause } = restated;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {t('money.restated', { day: dateOf(cause.at, i18n.language), version, cause: causeOf(cause) })}
    </Typography>
  );
}
