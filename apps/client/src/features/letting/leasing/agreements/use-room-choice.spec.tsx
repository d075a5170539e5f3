import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';

import { api } from '#api/api.ts';
import { createStore } from '#app/store.ts';
import { aHousemate, BEN, MARA } from '#test/at-the-chores.tsx';
import { FakeServer, ok } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, aRoom, HOUSE } from '#test/houses.ts';
import { signIn } from '#test/people.ts';
import { useRoomChoice } from './use-room-choice.ts';

function Choice() {
  const { room, rooms } = useRoomChoice();
  return <p>{`${room?.room_name ?? 'None'} of ${String(rooms.length)}: ${room?.roomie ?? 'empty'}`}</p>;
}

describe('the suggested room', () => {
  it('stays when its roomie moves out, and nobody else is chosen in their place', async () => {
    signIn('homeowner');
    const before = [aRoom(1, { roomie: MARA._id }), aRoom(2, { roomie: BEN._id })];
    const server = new FakeServer()
      .on('GET /api/houses/all', () => ok({ items: [aHouse({ roomies: 2 })], next_cursor: null }))
      .on(`GET /api/houses/byId/${HOUSE}`, () =>
        ok(aHouseDetail({ rooms: before, roomies: [aHousemate(MARA), aHousemate(BEN)] })),
      )
      .install();
    const store = createStore();
    render(
      <Provider store={store}>
        <Choice />
      </Provider>,
    );
    expect(await screen.findByText(`Room 1 of 2: ${MARA._id}`)).toBeInTheDocument();
    const after = [aRoom(1), aRoom(2, { roomie: BEN._id })];
    server.on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ rooms: after, roomies: [aHousemate(BEN)] })));
    store.dispatch(api.util.invalidateTags(['Houses']));
    await waitFor(() => {
      expect(screen.getByText('Room 1 of 2: empty')).toBeInTheDocument();
    });
  });
});
