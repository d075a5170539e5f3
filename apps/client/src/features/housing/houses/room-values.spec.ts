import { aRoom } from '#test/houses.ts';
import { emptyRoom, roomValuesOf, toRoomBody } from './room-values.ts';

describe('room form values', () => {
  it('survive a round trip', () => {
    const room = aRoom(1, { available_from: '2027-01-01', description: 'South' });
    expect(toRoomBody(roomValuesOf(room, 'EUR', 'en'), 'EUR')).toEqual({
      room_name: 'Room 1',
      rent: '480.00',
      deposit: '480.00',
      size_m2: 14,
      available_from: '2027-01-01',
      description: 'South',
    });
  });

  it('have null deposit, size and day if they are empty', () => {
    expect(toRoomBody({ ...emptyRoom('East'), rent: '1.200,5' }, 'EUR')).toMatchObject({
      rent: '1200.50',
      deposit: '0.00',
      size_m2: null,
      available_from: null,
    });
  });

  it('have the decimals of their currency', () => {
    const typed = { ...emptyRoom('East'), rent: '1.200', deposit: '90' };
    expect(toRoomBody(typed, 'JPY')).toMatchObject({ rent: '1200', deposit: '90' });
    expect(toRoomBody(typed, 'KWD')).toMatchObject({ rent: '1.200', deposit: '90.000' });
  });

  it('leave unreadable input for the schema to reject', () => {
    const body = toRoomBody({ ...emptyRoom('East'), rent: 'cheap', size_m2: 'big' }, 'EUR');
    expect(body.rent).toBe('cheap');
    expect(body.size_m2).toBeNaN();
  });
});
