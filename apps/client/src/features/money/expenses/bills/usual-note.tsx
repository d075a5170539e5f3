import type { UsualSplit } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { partsInWords } from '#api/resources/usual-splits.ts';
import { useTranslation } from '#i18n/use-translation.ts';

/** Says how the house usually splits the category of a bill, or why it doesn't any more. */
export function UsualNote({ usual }: { usual: UsualSplit }) {
  const { t, i18n } = useTranslation();
  const { has_lapsed: hasLapsed, set_by: setter } = usual;
  return (
    <Typography role="status" variant="body2" sx={{ color: hasLapsed ? 'warning.main' : 'text.secondary' }}>
      {hasLapsed
        ? t('speaker.usual.lapsed')
        : t('speaker.usual.line', { parts: partsInWords(usual, i18n.language), name: setter.first_name })}
    </Typography>
  );
}
