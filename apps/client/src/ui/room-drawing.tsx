import Box from '@mui/material/Box';

import { numberOf } from '#lib/person.ts';

const WALLS = ['#E9DCC3', '#D5DDCF', '#E3CFC4', '#CFD7DF', '#E6D9A9', '#D9CFDD'] as const;
const FLOORS = ['#A9794F', '#8C6A4B', '#B58B62', '#7D6550'] as const;
const BLANKETS = ['#1F5C43', '#B4472E', '#4E6277', '#B9853C', '#7F4640'] as const;
const SKIES = ['#EDA968', '#9CC2D8', '#37365A', '#C5745C'] as const;

/** A plain illustration for a room without photos, always the same for the same room. */
export function RoomDrawing({ id, height = '100%' }: { id: string; height?: number | string }) {
  const seed = numberOf(id);
  const pick = <T,>(list: readonly T[], shift: number): T | undefined => list[(seed >>> shift) % list.length];
  const isMirrored = ((seed >>> 16) & 1) === 1;
  return (
    <Box
      component="svg"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height, bgcolor: pick(WALLS, 0) }}
    >
      <path fill={pick(FLOORS, 3)} d="M-400 158h1120v60H-400z" />
      <path fill="#FFFFFF" opacity="0.35" d="M-400 154h1120v5H-400z" />
      <g transform={isMirrored ? 'translate(320 0) scale(-1 1)' : ''}>
        <path fill="#FBF7F0" d="M182 26h86v86h-86z" />
        <path fill={pick(SKIES, 6)} d="M188 32h74v74h-74z" />
        <path fill="#6C4A5C" opacity="0.7" d="M188 106V88l16-10 14 10 20-16 24 18v16z" />
        <path fill="none" stroke="#FBF7F0" strokeWidth="5" d="M225 32v74M188 69h74" />
        <path fill="#5B4636" d="M34 104h10v62H34zM168 128h8v38h-8z" />
        <path fill="#FBF7F0" d="M40 128h132v22H40z" />
        <path fill={pick(BLANKETS, 9)} d="M84 124h90v26H84z" />
        <path fill="#FFFFFF" d="M46 116h34v16H46z" />
        {((seed >>> 12) & 1) === 1 ? (
          <>
            <path fill="#B4472E" d="M282 136h22l-4 24h-14z" />
            <path
              fill="#2F6B50"
              d="M293 138c-18-10-20-30-16-44 10 8 16 22 16 44zm0 0c16-8 20-22 18-36-10 6-18 18-18 36z"
            />
          </>
        ) : (
          <>
            <path fill="#5B4636" d="M290 92h4v72h-4zM278 162h28v4h-28z" />
            <path fill="#F3D58A" d="M276 92l8-26h16l8 26z" />
          </>
        )}
        <path fill="none" stroke="#5B4636" strokeWidth="3" d="M72 40h60v44H72z" />
        <path fill={pick(SKIES, 13)} opacity="0.8" d="M77 45h50v34H77z" />
      </g>
    </Box>
  );
}
