import type { ChoreIcon } from '@common-roof/contracts';
import type SvgIcon from '@mui/material/SvgIcon';

import { lineIcon } from '#ui/line-icon.tsx';

/** The icon of each chore. */
export const CHORE_ICON: Record<ChoreIcon, typeof SvgIcon> = {
  dishes: lineIcon(
    <path d="M3.5 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0M7 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M19.5 4v16M18 4v5h3V4" />,
    'Dishes',
  ),
  kitchen: lineIcon(
    <path d="M5 10.5h14v6a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM3 10.5h18M9 7.5c-1-1 1-2 0-3.5M12.5 7.5c-1-1 1-2 0-3.5M16 7.5c-1-1 1-2 0-3.5" />,
    'Kitchen',
  ),
  shower: lineIcon(
    <path d="M5 21V6a3 3 0 0 1 6 0v.5M7.5 10.5a3.5 3.5 0 0 1 7 0zM8.5 14v1M11 14v1M13.5 14v1M9.5 17.5v1M12.5 17.5v1M11 20v1" />,
    'Shower',
  ),
  toilet: lineIcon(<path d="M6 3.5h4v7H6zM4.5 10.5h15c0 3-2 5.5-5 6l.5 4H8l.5-4c-2.5-.5-4-3-4-6z" />, 'Toilet'),
  vacuum: lineIcon(
    <path d="M4 19.5h6l-2-7M8 12.5 6.5 6a2 2 0 0 1 3.5-1.5l3 3.5M13 16a3.5 3.5 0 0 1 7 0v3.5h-7zM13 16.5h-2" />,
    'Vacuum',
  ),
  mop: lineIcon(<path d="M12 3v9M8 12h8l2 8H6zM10 16v4M14 16v4" />, 'Mop'),
  sofa: lineIcon(
    <path d="M6 11V7.5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2V11M3.5 12.5a1.75 1.75 0 0 1 3.5 0v1.5h10v-1.5a1.75 1.75 0 0 1 3.5 0v5.5h-17zM6 18v2M18 18v2" />,
    'Sofa',
  ),
  bins: lineIcon(<path d="M4.5 7h15M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5" />, 'Bins'),
  recycling: lineIcon(
    <path d="M9.5 7 12 3.5 15 8.5M13 8h2.5V5.5M17.5 11.5l2.5 4.5-1.5 2.5H14M15.5 16.5 13.5 18.5l2 2M9.5 18.5H5.5L4 16l2.5-4.5M4.5 13 7 11l1 2.75" />,
    'Recycling',
  ),
  fridge: lineIcon(<path d="M6.5 3.5h11v17h-11zM6.5 10h11M9.5 6v1.75M9.5 12.5v3" />, 'Fridge'),
  oven: lineIcon(<path d="M4.5 4h15v16h-15zM4.5 8.5h15M7.5 12h9v5h-9zM8 6.25h.01M12 6.25h.01M16 6.25h.01" />, 'Oven'),
  laundry: lineIcon(
    <path d="M5 3.5h14v17H5zM8 6.5h.01M11 6.5h.01M8 13.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0M8.5 14.5c1.5-1 2.5 1 4 .5s1.5-1.5 3-1" />,
    'Laundry',
  ),
  window: lineIcon(<path d="M5 3.5h14v15H5zM12 3.5v15M5 11h14M3.5 20.5h17" />, 'Window'),
  stairs: lineIcon(<path d="M3.5 20h4.5v-4h4.5v-4h4V8h4M3.5 20h17V8" />, 'Stairs'),
  duster: lineIcon(
    <path d="M4 20l6.5-6.5M10 10.5c0-3 2.5-6.5 6-6.5 2.5 0 4 1.5 4 4 0 3.5-3.5 6-6.5 6zM13 11l3.5-3.5" />,
    'Duster',
  ),
  plant: lineIcon(
    <path d="M7 14.5h10l-1.5 6h-7zM12 14.5V9M12 10c0-3-2-5-5.5-5 0 3.5 2 5 5.5 5zM12 8.5c0-2.5 1.5-4.5 5-4.5 0 3-1.5 4.5-5 4.5z" />,
    'Plant',
  ),
  garden: lineIcon(
    <path d="M12 21v-7M12 14c-3.5 0-6-2.25-6-5.5S8.5 3 12 3s6 2.25 6 5.5-2.5 5.5-6 5.5zM12 14v-4M12 11.5l2.5-2M4 21h16" />,
    'Garden',
  ),
  balcony: lineIcon(
    <path d="M3.5 12.5h17M4.5 12.5V20M19.5 12.5V20M8.25 12.5V20M12 12.5V20M15.75 12.5V20M3.5 20h17M7.5 12.5v-9h9v9" />,
    'Balcony',
  ),
  basket: lineIcon(<path d="M3.5 10h17l-2 10h-13zM8 10l3-6M16 10l-3-6M9.5 13.5v3M14.5 13.5v3" />, 'Basket'),
  cellar: lineIcon(
    <path d="M4 4.5h16v15H4zM4 9.5h16M4 14.5h16M7.5 9.5V7M10.5 9.5V7M15 14.5v-2.5h2.5v2.5M7 19.5V17h4v2.5" />,
    'Cellar',
  ),
  snow: lineIcon(
    <path d="M12 3v18M4.25 7.5l15.5 9M19.75 7.5l-15.5 9M9.75 4.5 12 6.5l2.25-2M9.75 19.5l2.25-2 2.25 2" />,
    'Snow',
  ),
  pet: lineIcon(
    <path
      d="M8 18.5c0-2.5 1.75-5 4-5s4 2.5 4 5c0 1.75-2 1.5-4 1.5s-4 .25-4-1.5zM5.5 11.5v.5M9.25 7.5V8M14.75 7.5V8M18.5 11.5v.5"
      strokeWidth="2.25"
    />,
    'Pet',
  ),
  tools: lineIcon(
    <path d="M14.5 6.5a4 4 0 0 1 5-2.25L17 6.75 17.5 9l2.25-.25a4 4 0 0 1-5.25 3L8 19.5a2 2 0 0 1-3-3l7.25-6.5a4 4 0 0 1 2.25-3.5z" />,
    'Tools',
  ),
  star: lineIcon(
    <path d="m12 3.5 2.6 5.5 6 .75-4.4 4.1 1.15 5.9L12 16.85 6.65 19.75 7.8 13.85 3.4 9.75l6-.75z" />,
    'Star',
  ),
};
