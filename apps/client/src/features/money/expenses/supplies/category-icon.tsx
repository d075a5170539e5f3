import type { PurchaseCategory } from '@common-roof/contracts';
import type SvgIcon from '@mui/material/SvgIcon';

import { BasketIcon, BroomIcon, HomeIcon, WrenchIcon } from '#ui/icons.tsx';
import { lineIcon } from '#ui/line-icon.tsx';

const DrinksIcon = lineIcon(<path d="M7 4h10l-1 7a4 4 0 0 1-8 0zM12 15v5M9 20h6M7.5 8h9" />, 'Drinks');
const TakeawayIcon = lineIcon(
  <path d="M3.5 7.5c5.5-3 11.5-3 17 0L12 20.5zM9 10h.01M14.5 10.5h.01M11.5 14.5h.01" />,
  'Takeaway',
);
const KitchenIcon = lineIcon(
  <path d="M5 9h14v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM2.5 11H5M19 11h2.5M9 6V4M12 6V4M15 6V4" />,
  'Kitchen',
);
const FurnitureIcon = lineIcon(
  <path d="M5 11V7a2.5 2.5 0 0 1 2.5-2.5h9A2.5 2.5 0 0 1 19 7v4M3 12.5a2 2 0 0 1 4 0V14h10v-1.5a2 2 0 0 1 4 0V18H3zM5.5 18v2M18.5 18v2" />,
  'Furniture',
);
const GardenIcon = lineIcon(
  <path d="M12 20v-8M12 12c0-4 2.5-6.5 7-7 0 4.5-2.5 7-7 7ZM12 15c0-3-2-5-6-5.5 0 3.5 2 5.5 6 5.5Z" />,
  'Garden',
);
const PetsIcon = lineIcon(
  <path d="M12 12.5c-2.5 0-5 2.7-5 5 0 1.5 1.2 2.3 2.6 2 1.5-.4 3.3-.4 4.8 0 1.4.3 2.6-.5 2.6-2 0-2.3-2.5-5-5-5ZM5.5 11h.01M9 7h.01M15 7h.01M18.5 11h.01" />,
  'Pets',
);
const LeisureIcon = lineIcon(
  <path d="M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2" />,
  'Leisure',
);

const ICONS: Readonly<Record<Exclude<PurchaseCategory, 'other'>, typeof SvgIcon>> = {
  groceries: BasketIcon,
  drinks: DrinksIcon,
  takeaway: TakeawayIcon,
  household: HomeIcon,
  cleaning: BroomIcon,
  kitchen: KitchenIcon,
  furniture: FurnitureIcon,
  tools: WrenchIcon,
  garden: GardenIcon,
  pets: PetsIcon,
  leisure: LeisureIcon,
};

/** The picture of a category; none for other purchases. */
export function CategoryIcon({ category }: { category: PurchaseCategory }) {
  if (category === 'other') return null;
  const Icon = ICONS[category];
  return <Icon aria-hidden="true" sx={{ fontSize: 16, verticalAlign: 'text-bottom', mr: 0.5 }} />;
}
