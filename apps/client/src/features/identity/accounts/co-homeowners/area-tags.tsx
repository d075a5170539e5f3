import type { CoHomeownerArea } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { Tag } from '#ui/tag.tsx';

/** A co-homeowner’s areas. */
export function AreaTags({ areas }: { areas: readonly CoHomeownerArea[] }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {areas.map((area) => (
        <Tag key={area}>{t(`coHomeowners.areas.${area}`)}</Tag>
      ))}
    </Box>
  );
}
