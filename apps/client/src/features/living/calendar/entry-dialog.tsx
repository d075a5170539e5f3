import type { CalendarEntry, House } from '@common-roof/contracts';

import { GuestDialog } from './guest-dialog.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';

interface EntryDialogProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  /** What is changed; or the kind of a new one. */
  start: CalendarEntry | 'guest' | 'parcel';
  onClose: () => void;
}

/** Enters a guest or a parcel, or changes one. */
export function EntryDialog({ house, today, start, onClose }: EntryDialogProps) {
  const [kind, entry] = typeof start === 'string' ? [start, null] : [start.kind, start];
  return kind === 'guest' ? (
    <GuestDialog house={house} today={today} entry={entry} onClose={onClose} />
  ) : (
    <ParcelDialog house={house} entry={entry} onClose={onClose} />
  );
}
