import type { Message } from '@common-roof/contracts';

const pinnedAt = ({ pin }: Message): string => pin?.pinned_at ?? '';

/** Applies a change of a message to the pins of its conversation, the newest pin first. An older version changes nothing. */
export function notePin(pins: Message[], message: Message): void {
  const at = pins.findIndex(({ _id }) => _id === message._id);
  const known = pins[at];
  if (known !== undefined && known.change > message.change) return;
  if (known !== undefined) pins.splice(at, 1);
  if (message.pin === null) return;
  const place = pins.findIndex((other) => pinnedAt(other) < pinnedAt(message));
  pins.splice(place === -1 ? pins.length : place, 0, message);
}
