/** The state of a room, derived from its tenancies and listing; it isn't stored. */
export const ROOM_STATES = ['vacant', 'listed', 'occupied', 'releasing'] as const;
export type RoomState = (typeof ROOM_STATES)[number];
