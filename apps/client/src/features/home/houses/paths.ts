import type { House } from '@common-roof/contracts';

export const housePath = (id: string): string => `/house?id=${id}`;
export const editPath = (id: string): string => `/edithouse?id=${id}`;

export const roomiePath = (id: string): string => `/edit-tenant?id=${id}`;

/** Where a house is worked on: a draft in its wizard, any other on its page. */
export const pathOf = (house: Pick<House, '_id' | 'state'>): string =>
  house.state === 'draft' ? editPath(house._id) : housePath(house._id);
