import { lineIcon } from '#ui/line-icon.tsx';

export const FileIcon = lineIcon(<path d="M13.5 3.5H6v17h12V8zM13.5 3.5V8H18M9 12.5h6M9 16h6" />, 'File');
