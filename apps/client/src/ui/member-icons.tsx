import { directedIcon, lineIcon } from './line-icon.tsx';

export const MenuIcon = lineIcon(<path d="M4 7h16M4 12h16M4 17h16" />, 'Menu');
export const MoreIcon = lineIcon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />, 'More');
export const BellOffIcon = lineIcon(
  <path d="M6.4 8.8A6 6 0 0 0 6 11v5.5l-1.5 2h14M8.8 5.9A6 6 0 0 1 18 11v3.5M10 21h4M4 4l16 16" />,
  'BellOff',
);
export const BellIcon = lineIcon(<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" />, 'Bell');
export const PeopleIcon = lineIcon(
  <>
    <circle cx="9" cy="8.5" r="3.25" />
    <path d="M2.75 19.5c.6-3.2 3.1-5 6.25-5s5.65 1.8 6.25 5M15.5 5.6a3.1 3.1 0 0 1 0 5.8M17.75 14.9c1.9.7 3.1 2.3 3.5 4.6" />
  </>,
  'People',
);
export const LogoutIcon = directedIcon(<path d="M14 4H5v16h9M10 12h10.5M17 8l4 4-4 4" />, 'Logout');
export const HomeIcon = lineIcon(<path d="M3.5 11.5 12 4.25l8.5 7.25M6 10v10h12V10M10 20v-5.5h4V20" />, 'Home');
export const ChoresIcon = lineIcon(
  <path d="M4 6.5l1.5 1.5L8.25 5M4 12.5l1.5 1.5 2.75-3M4 18.5 5.5 20l2.75-3M12 7h8M12 13h8M12 19h8" />,
  'Chores',
);
export const CalendarIcon = lineIcon(
  <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01" />,
  'Calendar',
);
export const HeartIcon = lineIcon(
  <path d="M12 20s-7.5-4.6-9-9.4C2 7.2 4.2 4.5 7.2 4.5c2 0 3.7 1.1 4.8 2.9 1.1-1.8 2.8-2.9 4.8-2.9 3 0 5.2 2.7 4.2 6.1-1.5 4.8-9 9.4-9 9.4Z" />,
  'Heart',
);
export const PulseIcon = lineIcon(<path d="M3 12.5h4l2.5-7 4.5 13 2.5-6H21" />, 'Pulse');
export const SpeechIcon = lineIcon(<path d="M4 5h16v11.5h-8.5L7 20.5v-4H4zM12 8v3.75M12 13.75v.01" />, 'Speech');
export const MegaphoneIcon = lineIcon(
  <path d="M4 9.5v5h3.5L18 19V5L7.5 9.5zM7.5 14.5 9 20h2.5l-1-4M20.5 10v4" />,
  'Megaphone',
);
export const WrenchIcon = lineIcon(
  <path d="M15 4.5a4.5 4.5 0 0 0-4.2 6.1L4 17.4 6.6 20l6.8-6.8A4.5 4.5 0 0 0 19.3 7.6L16.5 10 14 7.5z" />,
  'Wrench',
);
export const PassportIcon = lineIcon(
  <path d="M5.5 3.5h13v17h-13zM9 16.5h6M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" />,
  'Passport',
);
export const BookIcon = lineIcon(<path d="M5 4h14v16H5zM9 4v16M12 8h4" />, 'Book');
export const ReplyIcon = directedIcon(<path d="M9.5 6 4 11.5 9.5 17M4.5 11.5H14c4 0 6 2.5 6 6.5" />, 'Reply');
export const EditIcon = lineIcon(<path d="M4.5 19.5 5.5 15 16 4.5 19.5 8 9 18.5zM13.5 7l3.5 3.5" />, 'Edit');
export const DeleteIcon = lineIcon(
  <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.25 10.5v6M13.75 10.5v6" />,
  'Delete',
);
export const ExpandIcon = lineIcon(<path d="M6 9.5l6 6 6-6" />, 'Expand');
export const DownIcon = lineIcon(<path d="M12 4.5v15M6 13.5l6 6 6-6" />, 'Down');
export const CheckIcon = lineIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />, 'Check');
export const DoubleCheckIcon = lineIcon(<path d="m2.5 12.5 4.5 4.5L16 7.5M12 16.5l.5.5 9-9.5" />, 'DoubleCheck');
export const ClockIcon = lineIcon(
  <>
    <circle cx="12" cy="12" r="8.25" />
    <path d="M12 7v5l3.25 2" />
  </>,
  'Clock',
);
export const WarningIcon = lineIcon(<path d="M12 4 2.75 19.5h18.5zM12 10v4.5M12 17.2v.01" />, 'Warning');
export const KeyIcon = lineIcon(
  <>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m11 12.5 8.5-8.5M16 7.5l3 3" />
  </>,
  'Key',
);
export const ExternalIcon = directedIcon(<path d="M13.5 4.5h6v6M19.5 4.5 11 13M9.5 5.5h-5v14h14v-5" />, 'External');
export const CopyIcon = lineIcon(<path d="M9 8.5h10.5V20H9zM15 8.5V4H4.5v11.5H9" />, 'CopyIcon');
export const LinkIcon = lineIcon(
  <path d="M10 13.5a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10.5a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6" />,
  'Link',
);
export const OfflineIcon = lineIcon(
  <path d="M4 4l16 16M3.5 10a12 12 0 0 1 4-2.6M20.5 10A12 12 0 0 0 11 6.5M6.5 13.5A8 8 0 0 1 10 11.6M12 18h.01" />,
  'Offline',
);
export const AddIcon = lineIcon(<path d="M12 5v14M5 12h14" />, 'Add');
export const ArchiveIcon = lineIcon(<path d="M3.5 5h17v4h-17zM5 9v10.5h14V9M9.5 13h5" />, 'Archive');
export const RestoreIcon = lineIcon(
  <path d="M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.25V9h4.75M12 8v4.5l3 1.75" />,
  'Restore',
);
export const CardsIcon = lineIcon(
  <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />,
  'Cards',
);
export const TableIcon = lineIcon(<path d="M3.5 5h17v14h-17zM3.5 9.75h17M3.5 14.5h17M9.5 9.75V19" />, 'Table');
export const ChartIcon = lineIcon(<path d="M4 20h16M7 20v-7M12 20V5M17 20v-10" />, 'Chart');
export const PhotoIcon = lineIcon(
  <>
    <path d="M3.5 5h17v14h-17zM4 17l5.5-5.5 4 4 3-3L20 16" />
    <circle cx="15.5" cy="9" r="1.5" />
  </>,
  'Photo',
);
export const DownloadIcon = lineIcon(<path d="M12 4v11.5M7 11l5 5 5-5M4.5 20h15" />, 'Download');
export const BasketIcon = lineIcon(
  <path d="M3.5 9.5h17l-1.75 10H5.25zM8 9.5 10.5 4M16 9.5 13.5 4M9.5 13v3M14.5 13v3" />,
  'Basket',
);
export const BillIcon = lineIcon(
  <path d="M5.5 3.5h13v17l-2.2-1.5-2.15 1.5L12 19l-2.15 1.5L7.7 19l-2.2 1.5zM9 8h6M9 11.5h6M9 15h3.5" />,
  'Bill',
);
export const ContractIcon = lineIcon(
  <path d="M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h6.5M9 16c1-1.5 1.75-1.5 2.25 0s1 1.5 1.75 0" />,
  'Contract',
);
export const ScalesIcon = lineIcon(
  <path d="M12 4v16M7.5 20h9M5 7.5h14M5 7.5l-2.5 6a2.7 2.7 0 0 0 5 0zM19 7.5l-2.5 6a2.7 2.7 0 0 0 5 0z" />,
  'Scales',
);
export const StarIcon = lineIcon(
  <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />,
  'Star',
);
