import type { AgreementDetail } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { agreementsOf, aLetHouse } from '#test/support/agreements.ts';
import { anOpenHouse } from '#test/support/houses.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type ActorName, type Player, signIn, type World } from '#test/support/world.ts';

const LEFT_ON = '2026-04-01';

/** Houses of their own in which something has ended, for questions about that. */
export function pastOf(app: TestApp, { players }: World) {
  /** Uses a session of its own: some calls end the account's sessions. */
  const as = async (name: ActorName): Promise<Player> => {
    const player = players[name];
    return { ...player, ...(await signIn(app, player.account)) };
  };
  const leave = ({ account }: Player): Promise<unknown> => app.get(RoomiesService).moveOut(account.id, LEFT_ON);
  return {
    as,
    leave,
    aRoomOf: async (owner: 'h1' | 'h2'): Promise<string> =>
      (await anOpenHouse(app, players[owner], 1)).roomIds[0] ?? '',
    /** A house with a roomie and without a lease. */
    aLetHouse: async () => aLetHouse(app, await as('h1')),
    /** House rules that were sent to the roomie of a room and signed by them. */
    rulesFor: async (room: string, roomie: Player | null): Promise<AgreementDetail> => {
      const owner = agreementsOf(app, await as('h1'));
      const rules = { type: 'house_rules', agreement: '<p>Be kind.</p>' };
      const sent = await owner.make(room, { state: 'sent' }, rules);
      if (roomie) await agreementsOf(app, roomie).sign(sent);
      return sent;
    },
    /** The roomie moves to another homeowner. */
    moveToH2: async (roomie: Player): Promise<void> => {
      const { roomIds } = await anOpenHouse(app, players.h2, 1);
      await leave(roomie);
      await app.get(RoomiesService).moveIn(roomie.account.id, roomIds[0] ?? '', LEFT_ON);
    },
    archive: (house: string): Promise<unknown> =>
      app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [house]),
  };
}
