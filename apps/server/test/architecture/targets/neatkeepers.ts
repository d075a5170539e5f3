import { randomUUID } from 'node:crypto';

import { InvitationsRepository } from '#contexts/housing/houses/neatkeepers/invitations.repository.ts';
import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import { anOpenHouse } from '#test/support/houses.ts';
import type { TestApp } from '#test/support/test-app.ts';
import type { World } from '#test/support/world.ts';
import { type Scene, type Targets, to } from './target.ts';

const cleaning = { weekdays: [2, 5], from: '09:00', to: '11:30' };

/** Which neatkeeper keeps which house. A person or an invitation that a call uses up is created for the cell. */
export function makeNeatkeeperTargets(app: TestApp, { players }: World): Targets {
  const person = () => ({ email: `${randomUUID()}@keeper.test`, first_name: 'Nils', last_name: 'Broom' });
  const keeper = async ({ house }: Scene): Promise<string> => {
    const { email, first_name: firstName, last_name: lastName } = person();
    const { id } = await app.get(NeatkeepersService).create({ email, firstName, lastName });
    await app.get(NeatkeepersService).assign(id, house);
    return id;
  };
  const invitation = async ({ homeowner, neatkeeper }: Scene): Promise<string> => {
    const { houseId } = await anOpenHouse(app, homeowner, 1);
    return app.get(InvitationsRepository).insert({
      houseId,
      neatkeeperId: neatkeeper.account.id,
      invitedBy: homeowner.account.id,
      email: neatkeeper.account.email,
      firstName: 'Nils',
      lastName: 'Broom',
      cleaning,
    });
  };
  return {
    'GET /api/neatkeepers/all': to('/api/neatkeepers/all'),
    'GET /api/neatkeepers/{id}': (_column, { neatkeeper }) => ({ path: `/api/neatkeepers/${neatkeeper.account.id}` }),
    'GET /api/neatkeepers/get-for-homeowner/{id}': (_column, { homeowner }) => ({
      path: `/api/neatkeepers/get-for-homeowner/${homeowner.account.id}`,
    }),
    'GET /api/neatkeepers/all-houses': to('/api/neatkeepers/all-houses'),
    'POST /api/neatkeepers': () => ({ path: '/api/neatkeepers', body: person() }),
    'POST /api/neatkeepers/create-neatkeeper': async (column, scene) => {
      const owner = column === 'h2' ? players.h2 : scene.homeowner; // a house of the caller's own
      const { houseId } = await anOpenHouse(app, owner, 1);
      const body = { ...person(), assignments: [{ house_id: houseId, cleaning }] };
      return { path: '/api/neatkeepers/create-neatkeeper', body };
    },
    'PUT /api/neatkeepers/{id}': (column, { neatkeeper, house }) => ({
      path: `/api/neatkeepers/${neatkeeper.account.id}`,
      body: column.startsWith('k')
        ? { first_name: 'Nils', last_name: 'Broom', phone: null, about: 'Plants, too.' }
        : { assignments: [{ house_id: house, cleaning }] },
    }),
    'DELETE /api/neatkeepers/{id}': async (_column, scene) => ({ path: `/api/neatkeepers/${await keeper(scene)}` }),
    'GET /api/neatkeepers/invitations': to('/api/neatkeepers/invitations'),
    'PUT /api/neatkeepers/invitations/{id}': async (_column, scene) => ({
      path: `/api/neatkeepers/invitations/${await invitation(scene)}`,
      body: { answer: 'accept' },
    }),
    'DELETE /api/neatkeepers/invitations/{id}': async (_column, scene) => ({
      path: `/api/neatkeepers/invitations/${await invitation(scene)}`,
    }),
    'POST /api/neatkeepers/invitations/{id}/resend': async (_column, scene) => ({
      path: `/api/neatkeepers/invitations/${await invitation(scene)}/resend`,
    }),
  };
}
