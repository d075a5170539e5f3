import { directedIcon, lineIcon } from '#ui/line-icon.tsx';

export const BoldIcon = lineIcon(
  <path d="M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z" strokeWidth="2.25" />,
  'Bold',
);
export const ItalicIcon = lineIcon(<path d="M10.5 5h7M6.5 19h7M14 5l-4 14" />, 'Italic');
export const UnderlineIcon = lineIcon(<path d="M7 4.5v6.75a5 5 0 0 0 10 0V4.5M6 20h12" />, 'Underline');
export const HeadingIcon = lineIcon(<path d="M5 5v14M15 5v14M5 12h10M19 10v9" strokeWidth="2" />, 'Heading');
export const SubheadingIcon = lineIcon(<path d="M6.5 8v11M14.5 8v11M6.5 13.5h8M18.5 13v6" />, 'Subheading');
export const BulletListIcon = directedIcon(
  <>
    <path d="M9.5 6.5H20M9.5 12H20M9.5 17.5H20" />
    <path d="M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" strokeWidth="3" />
  </>,
  'BulletList',
);
export const NumberedListIcon = directedIcon(
  <path d="M10 6.5h10M10 12h10M10 17.5h10M4 5l1.25-.75v4M3.75 15.5c.5-1 2.5-1 2.5.25 0 1.25-2.5 1.5-2.5 3h2.75" />,
  'NumberedList',
);
export const QuoteIcon = directedIcon(<path d="M5 5v14M9.5 7.5H20M9.5 12H20M9.5 16.5h7" />, 'Quote');
export const TableIcon = lineIcon(<path d="M4.5 5.5h15v13h-15zM4.5 10h15M4.5 14.25h15M12 10v8.5" />, 'Table');
export const UndoIcon = directedIcon(<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-3" />, 'Undo');
export const RedoIcon = directedIcon(<path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5 5 0 0 0 0 10h3" />, 'Redo');
