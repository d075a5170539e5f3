import Box from '@mui/material/Box';

import { numberOf } from '#lib/person.ts';

const WALLS = ['#A9563C', '#D9C19A', '#6F8468', '#4E6277', '#B9853C', '#7F4640'] as const;
const ROOFS = [
  'M16 62 80 20l64 42z',
  'M20 62 36 28h88l16 34z',
  'M20 62V44h20V32h20V20h40v12h20v12h20v18z',
  'M16 62V48h128v14z',
] as const;
const DOORS = ['#1F5C43', '#2E4A52', '#7A2F2A', '#3B2A44'] as const;

/** A plain illustration for a house without photos, always the same for the same house. */
export function HouseDrawing({ id, height = 140 }: { id: string; height?: number }) {
  const seed = numberOf(id);
  const wall = WALLS[seed % WALLS.length];
  const roof = ROOFS[(seed >>> 4) % ROOFS.length];
  const door = DOORS[(seed >>> 8) % DOORS.length];
  const windows = [0, 1, 2, 3, 4].map((at) => ({
    x: [32, 72, 112, 72, 112][at] ?? 0,
    y: at < 3 ? 70 : 100,
    lit: ((seed >>> (12 + at)) & 1) === 1 || at === 1,
  }));
  return (
    <Box
      component="svg"
      // The house is never cropped: what is wider than it shows more of the street.
      viewBox="0 0 160 132"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height, bgcolor: '#37365A' }}
    >
      <path fill="#C5745C" opacity="0.55" d="M-600 70h1360v70h-1360z" />
      <path fill="#EDA968" opacity="0.6" d="M-600 96h1360v44h-1360z" />
      <path
        fill="#6C4A5C"
        d="M-600 132V92h360l20-16 20 16h50V80h36v12h40l24-18 24 18h220V80h30v14h30l24-18 24 18h420v38z"
      />
      <path fill="#2B2A3C" d={roof} />
      <path fill={wall} d="M20 62h120v70H20z" />
      {windows.map(({ x, y, lit }) => (
        <path
          key={`${String(x)}-${String(y)}`}
          fill={lit ? '#FFD98C' : '#2A2B40'}
          stroke="#231F2B"
          d={`M${String(x)} ${String(y)}h16v20h-16z`}
        />
      ))}
      <path fill={door} stroke="#231F2B" d="M32 102h18v30H32z" />
    </Box>
  );
}
