import { lineIcon } from '#ui/line-icon.tsx';

export const PollIcon = lineIcon(<path d="M4.5 6h15M4.5 12h9M4.5 18h12" strokeWidth="3" />, 'Poll');
