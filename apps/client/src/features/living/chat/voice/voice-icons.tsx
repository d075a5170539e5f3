import { lineIcon } from '#ui/line-icon.tsx';

export const PlayIcon = lineIcon(<path d="M8 5.5v13l10.5-6.5z" fill="currentColor" />, 'Play');
export const PauseIcon = lineIcon(<path d="M8.5 6v12M15.5 6v12" strokeWidth="3" />, 'Pause');
export const StopIcon = lineIcon(<path d="M7 7h10v10H7z" fill="currentColor" />, 'Stop');
