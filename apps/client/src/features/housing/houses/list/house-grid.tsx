import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { HouseCard } from './house-card.tsx';

export const houseGrid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
} as const;

export function HouseGrid({
  houses,
  renderBody,
}: {
  houses: readonly House[];
  renderBody?: (house: House) => ReactNode;
}) {
  return (
    <Box sx={houseGrid}>
      {houses.map((house) => (
        <HouseCard key={house._id} house={house}>
          {renderBody?.(house)}
        </HouseCard>
      ))}
    </Box>
  );
}
