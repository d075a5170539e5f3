import type { AdState } from '@common-roof/contracts';
import Chip from '@mui/material/Chip';

import { useTranslation } from '../../../../i18n/use-translation.ts';

const COLOURS = { draft: 'warning', open: 'success', paused: 'info', closed: 'default' } as const;

/** The state in words; the colour only repeats it. */
export function AdStateChip({ state }: { state: AdState }) {
  const { t } = useTranslation();
  return <Chip size="small" variant="outlined" color={COLOURS[state]} label={t(`ads.state.${state}`)} />;
}
