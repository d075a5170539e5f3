import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Tag } from '#ui/tag.tsx';

/** How many rooms are occupied, and which become free. */
export function OccupancyLine({ house }: { house: House }) {
  const { t } = useTranslation();
  const lived = house.rooms - house.vacant - house.listed;
  const percent = house.rooms === 0 ? 0 : (lived / house.rooms) * 100;
  const shown = (
    [
      { key: 'vacantRooms', color: 'warning', count: house.vacant },
      { key: 'listedRooms', color: 'info', count: house.listed },
      { key: 'releasingRooms', color: 'error', count: house.releasing },
    ] as const
  ).filter(({ count }) => count > 0);
  const label = t('houses.overview.occupancy', { lived, rooms: house.rooms });
  return (
    <Box>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        sx={{ height: 6, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box style={{ width: `${String(percent)}%` }} sx={{ height: '100%', bgcolor: 'primary.main' }} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {label}
      </Typography>
      {shown.length > 0 && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
          {shown.map(({ key, color, count }) => (
            <Tag key={key} tone={color}>
              {t(`owner.${key}`, { count })}
            </Tag>
          ))}
        </Stack>
      )}
    </Box>
  );
}
