import { lineIcon } from '#ui/line-icon.tsx';

export const MicIcon = lineIcon(
  <path d="M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3M6 11.5a6 6 0 0 0 12 0M12 17.5v3" />,
  'Mic',
);
