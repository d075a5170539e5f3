import { randomUUID } from 'node:crypto';

import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Targets, to } from './target.ts';

/** The admins' actions on people, and the audit log of them. An account that is disabled is created for the cell. */
export function makePeopleTargets(app: TestApp): Targets {
  const person = () => ({ email: `${randomUUID()}@people.test`, first_name: 'Nils', last_name: 'Somebody' });
  const make = async (accountType: 'roomie' | 'homeowner' | 'admin'): Promise<string> => {
    const { email, first_name: firstName, last_name: lastName } = person();
    return (await app.get(AccountsService).create({ email, firstName, lastName, accountType })).id;
  };
  return {
    'GET /api/roomies/admin/all': to('/api/roomies/admin/all'),
    'POST /api/roomies/admin': () => ({ path: '/api/roomies/admin', body: person() }),
    'PUT /api/roomies/admin/{id}': async () => ({
      path: `/api/roomies/admin/${await make('roomie')}`,
      body: { first_name: 'Other', last_name: 'Name', phone: null },
    }),
    'DELETE /api/roomies/admin/{id}': async () => ({ path: `/api/roomies/admin/${await make('roomie')}` }),
    'GET /api/homeowners/all': to('/api/homeowners/all'),
    'PUT /api/homeowners/admin/{id}': async () => ({
      path: `/api/homeowners/admin/${await make('homeowner')}`,
      body: { first_name: 'Other', last_name: 'Name', phone: null },
    }),
    'DELETE /api/homeowners/{id}': async () => ({ path: `/api/homeowners/${await make('homeowner')}` }),
    'GET /api/admins/all': to('/api/admins/all'),
    'POST /api/admins': () => ({ path: '/api/admins', body: person() }),
    'DELETE /api/admins/{id}': async () => ({ path: `/api/admins/${await make('admin')}` }),
    'POST /api/admins/accounts/{id}/invite': async () => ({
      path: `/api/admins/accounts/${await make('roomie')}/invite`,
    }),
    'POST /api/admins/accounts/{id}/enable': async () => ({
      path: `/api/admins/accounts/${await make('roomie')}/enable`,
    }),
    'GET /api/admins/audit': to('/api/admins/audit'),
    'GET /api/admins/audit/csv': to('/api/admins/audit/csv'),
    'POST /api/admins/audit/check': to('/api/admins/audit/check'),
  };
}
