import { directedIcon, lineIcon } from './line-icon.tsx';

export const NoteIcon = lineIcon(<path d="M5 4h14v10l-5.5 6H5zM13.5 20v-6H19M8.5 8.5h7M8.5 12h4" />, 'Note');
export const PersonIcon = lineIcon(
  <>
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.5 20c.8-3.7 3.8-5.75 7.5-5.75s6.7 2.05 7.5 5.75" />
  </>,
  'Person',
);
export const ChatIcon = lineIcon(<path d="M4 5h16v11.5h-8.5L7 20.5v-4H4zM8 9.25h8M8 12.75h5" />, 'Chat');
export const HousesIcon = lineIcon(
  <path d="M2.5 20V11L8 6l5.5 5v9zM13.5 9.5 16 7.25 21.5 12v8h-8M6.5 20v-4h3v4" />,
  'Houses',
);
export const SendIcon = directedIcon(<path d="M4 12 3.5 4.5 21 12 3.5 19.5zM4 12h8" />, 'Send');
export const MailIcon = lineIcon(<path d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />, 'Mail');
export const CloseIcon = lineIcon(<path d="m6 6 12 12M18 6 6 18" />, 'Close');
export const EyeIcon = lineIcon(
  <>
    <path d="M2.5 12C4.5 8 8 5.75 12 5.75S19.5 8 21.5 12c-2 4-5.5 6.25-9.5 6.25S4.5 16 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
  'Eye',
);
export const EyeOffIcon = lineIcon(
  <path d="M4 4l16 16M9.5 6.1A9.8 9.8 0 0 1 12 5.75c4 0 7.5 2.25 9.5 6.25a12 12 0 0 1-2.6 3.5M6.5 7.5A12 12 0 0 0 2.5 12c2 4 5.5 6.25 9.5 6.25 1.8 0 3.4-.4 4.8-1.2M10 10a2.75 2.75 0 0 0 4 4" />,
  'EyeOff',
);
export const SearchIcon = lineIcon(
  <>
    <circle cx="11" cy="11" r="6.25" />
    <path d="m15.75 15.75 4.5 4.5" />
  </>,
  'Search',
);
export const RetryIcon = lineIcon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.25V9h-4.75" />, 'Retry');
export const BroomIcon = lineIcon(
  <path d="M19.5 3.5 12 11M9 9.5l5.5 5.5-1.5 5.5H4.5L3.5 15zM8 20.5v-3M11 20.5v-4" />,
  'Broom',
);
export const ShieldIcon = lineIcon(
  <path d="M12 3.5 4.75 6v5.5c0 4.5 3 7.5 7.25 9 4.25-1.5 7.25-4.5 7.25-9V6zM9 12l2.25 2.25L15.25 10" />,
  'Shield',
);
export const DoorIcon = lineIcon(<path d="M6.5 20.5V3.5h11v17M4 20.5h16M14 12h.01" />, 'Door');
export const BackIcon = directedIcon(<path d="M19.5 12h-15M10.5 6l-6 6 6 6" />, 'Back');
