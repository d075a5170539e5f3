import type { Style } from './faces.ts';

/** Millimetres would be as good; PDF counts in points, 72 to the inch. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 80,
  right: 80,
  top: 78,
  bottom: 96,
  footer: 56,
} as const;

export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const TEXT_HEIGHT = PAGE.height - PAGE.top - PAGE.bottom;

export const COLOURS = { ink: '#22201C', quiet: '#5F594F', line: '#D9D0C0', brand: '#1F5C43' } as const;

/** How a run of text looks. Sizes and leading in points. */
export interface Look {
  readonly style: Style;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  readonly underlined?: boolean;
}

const ink = { colour: COLOURS.ink } as const;

export const LOOKS = {
  title: { ...ink, style: 'title', size: 25, leading: 32 },
  heading: { ...ink, style: 'title', size: 16, leading: 22 },
  chapter: { ...ink, style: 'bold', size: 12.5, leading: 18 },
  section: { ...ink, style: 'bold', size: 10.5, leading: 16 },
  body: { ...ink, style: 'regular', size: 10.5, leading: 16 },
  cell: { ...ink, style: 'regular', size: 8.5, leading: 12.5 },
  head: { ...ink, style: 'bold', size: 8.5, leading: 12.5 },
  label: { style: 'regular', size: 9, leading: 14, colour: COLOURS.quiet },
  value: { ...ink, style: 'regular', size: 9.5, leading: 14 },
  hand: { ...ink, style: 'hand', size: 30, leading: 38 },
  footer: { style: 'regular', size: 8, leading: 12, colour: COLOURS.quiet },
} as const satisfies Readonly<Record<string, Look>>;
