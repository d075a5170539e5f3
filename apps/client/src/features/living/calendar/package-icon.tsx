import { lineIcon } from '#ui/line-icon.tsx';

/** A parcel. Only the calendar shows one, so that it isn't loaded with every page. */
export const PackageIcon = lineIcon(
  <path d="M4 8l8-4.5L20 8v8.5l-8 4-8-4zM4 8l8 4.25L20 8M12 12.25v8.25M8 5.75l8 4.25" />,
  'Package',
);
