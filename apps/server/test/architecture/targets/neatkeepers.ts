import { randomUUID } from 'node:crypto';

import { InvitationsRepository, NeatkeepersService } from '../../../src/modules/neatkeepers/index.ts';
import { anOpenHouse } from '../../support/houses.ts';
import type { TestApp } from '../../support/test-app.ts';
import type { World } from '../../support/world.ts';
import type { Targets } from './target.ts';

const cleaning = { weekdays: [2, 5], from: '09:00', to: '11:30' };

/** Who keeps which house. Some calls use up a person or an invitation, which is made for the cell then. */
export function makeNeatkeeperTargets(app: TestApp, { players, houseA }: World): Targets {
  const { h1, k1 } = players;
  const person = () => ({ email: `${randomUUID()}@keeper.test`, first_name: 'Nils', last_name: 'Broom' });
  const keeper = async (): Promise<string> => {
    const { email, first_name: firstName, last_name: lastName } = person();
    const { id } = await app.get(NeatkeepersService).create({ email, firstName, lastName });
    await app.get(NeatkeepersService).assign(id, houseA);
    return id;
  };
  const invitation = async (): Promise<string> => {
    const { houseId } = await anOpenHouse(app, h1, 1);
    return app.get(InvitationsRepository).add({
      houseId,
      neatkeeperId: k1.account.id,
      invitedBy: h1.account.id,
      email: k1.account.email,
      firstName: 'k1',
      lastName: 'Player',
      cleaning,
    });
  };
  return {
    'GET /api/neatkeepers/all': () => ({ path: '/api/neatkeepers/all' }),
    'GET /api/neatkeepers/{id}': () => ({ path: `/api/neatkeepers/${k1.account.id}` }),
    'GET /api/neatkeepers/get-for-homeowner/{id}': () => ({
      path: `/api/neatkeepers/get-for-homeowner/${h1.account.id}`,
    }),
    'GET /api/neatkeepers/all-houses': () => ({ path: '/api/neatkeepers/all-houses' }),
    'POST /api/neatkeepers': () => ({ path: '/api/neatkeepers', body: person() }),
    'POST /api/neatkeepers/create-neatkeeper': async (column) => {
      const owner = column === 'h2' ? players.h2 : h1;
      const { houseId } = await anOpenHouse(app, owner, 1);
      const body = { ...person(), assignments: [{ house_id: houseId, cleaning }] };
      return { path: '/api/neatkeepers/create-neatkeeper', body };
    },
    'PUT /api/neatkeepers/{id}': (column) => ({
      path: `/api/neatkeepers/${k1.account.id}`,
      body: column.startsWith('k')
        ? { first_name: 'k1', last_name: 'Player', phone: null, about: 'Plants, too.' }
        : { assignments: [{ house_id: houseA, cleaning }] },
    }),
    'DELETE /api/neatkeepers/{id}': async () => ({ path: `/api/neatkeepers/${await keeper()}` }),
    'GET /api/neatkeepers/invitations': () => ({ path: '/api/neatkeepers/invitations' }),
    'PUT /api/neatkeepers/invitations/{id}': async () => ({
      path: `/api/neatkeepers/invitations/${await invitation()}`,
      body: { answer: 'accept' },
    }),
    'DELETE /api/neatkeepers/invitations/{id}': async () => ({
      path: `/api/neatkeepers/invitations/${await invitation()}`,
    }),
    'POST /api/neatkeepers/invitations/{id}/resend': async () => ({
      path: `/api/neatkeepers/invitations/${await invitation()}/resend`,
    }),
  };
}
