import { lineIcon } from '#ui/line-icon.tsx';

export const PinIcon = lineIcon(<path d="M9 3.5h6M10 3.5v6l-3.5 4h11L14 9.5v-6M12 13.5v7" />, 'Pin');
