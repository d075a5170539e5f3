import type { Agreement, AgreementDetail, AgreementTemplateDetail, Page } from '@common-roof/contracts';

import { anOpenHouse, aRoomieIn } from './houses.ts';
import { call, type Answer } from './http.ts';
import type { TestApp } from './test-app.ts';
import { type Player, signIn } from './world.ts';

export const templateText = (more: object = {}) => ({
  title: 'Room lease',
  type: 'lease',
  language: 'en',
  agreement:
    '<h2>Lease</h2><p>{{room_name}} is let to {{roomie_name}} from {{starts_on}} for {{rent}} {{rent_period}}.</p>',
  ...more,
});

/** Templates as a homeowner manages them, over HTTP. */
export function templatesOf(app: Pick<TestApp, 'url'>, { account, token }: Player) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const write = (body: object): Promise<Answer> => ask('PUT', `/api/homeowners/addagreement/${account.id}`, body);
  return {
    ask,
    write,
    add: async (more: object = {}): Promise<AgreementTemplateDetail> =>
      (await write(templateText(more))).body as AgreementTemplateDetail,
    read: (id: string) => ask('GET', `/api/agreement-templates/${id}`),
    list: (query = '') => ask('GET', `/api/homeowners/getagreement/${account.id}${query}`),
    delete: (id: string) => ask('PUT', `/api/homeowners/deleteagreement/${account.id}`, { agreement_id: id }),
  };
}

/** A homeowner, a house of theirs with a roomie in each room, and their actions on agreements, over HTTP. */
export async function aLetHouse(app: TestApp, homeowner: Player, rooms = 1, currency?: string) {
  const { houseId, roomIds } = await anOpenHouse(app, homeowner, rooms, currency);
  const roomies: Player[] = [];
  for (const roomId of roomIds) roomies.push(await signIn(app, await aRoomieIn(app, roomId, '2026-03-01')));
  const [roomId = ''] = roomIds;
  const [roomie] = roomies;
  if (!roomie) throw new Error('Nobody lives there.');
  return { houseId, roomIds, roomId, roomies, roomie };
}

const HAND: number[][] = [[10, 100, 60, 20, 90, 150, 140, 60, 200, 120, 260, 40, 300, 130, 380, 90]];

/** Actions of a signed-in account on agreements. */
export function agreementsOf(app: Pick<TestApp, 'url'>, { account, token }: Player) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const detail = async (answer: Promise<Answer>): Promise<AgreementDetail> => {
    const { status, body, text } = await answer;
    if (status >= 300) throw new Error(`${String(status)} ${text}`);
    return body as AgreementDetail;
  };
  const template = async (more: object = {}): Promise<string> => {
    const { _id } = await templatesOf(app, { account, token } as Player).add(more);
    return _id;
  };
  const ofRoom = (room: string, template_id: string, more: object = {}): Promise<Answer> =>
    ask('POST', `/api/roomies/addagreementtoroomie/${room}`, { template_id, state: 'draft', ...more });
  const read = (id: string): Promise<AgreementDetail> => detail(ask('GET', `/api/agreements/${id}`));
  const proof = ({ _id, text_sha256 }: Pick<AgreementDetail, '_id' | 'text_sha256'>) => ({
    agreement_id: _id,
    did_sign_lease: true,
    text_sha256,
    consent: true,
  });
  return {
    ask,
    template,
    ofRoom,
    read,
    proof,
    /** A draft or a sent agreement from a new template. */
    make: async (room: string, more: object = {}, text: object = {}): Promise<AgreementDetail> =>
      detail(ofRoom(room, await template(text), more)),
    edit: (roomie: string, { _id }: { _id: string }, agreement: string, more: object = {}) =>
      ask('PUT', `/api/roomies/editagreement/${roomie}`, { agreement_id: _id, agreement, type: 'lease', ...more }),
    act: (id: string, action: string, more: object = {}) => ask('PUT', `/api/agreements/${id}`, { action, ...more }),
    setStatus: (roomie: string, signedAgreementId: string, isActive: boolean) =>
      ask('PUT', `/api/roomies/setAgreementStatus/${roomie}`, { signedAgreementId, isActive }),
    sign: (agreement: AgreementDetail, more: object = { signature: 'Some Body' }) =>
      ask('PUT', `/api/roomies/leasetemplate/${account.id}`, { ...proof(agreement), ...more }),
    /** Countersigns the current text. */
    countersign: async (id: string, more: object = {}): Promise<Answer> => {
      const { text_sha256 } = await read(id);
      return ask('PUT', `/api/agreements/${id}/countersign`, {
        text_sha256,
        consent: true,
        signature: 'Helen Owner',
        ...more,
      });
    },
    draw: { data: HAND },
    list: async (path: string): Promise<Agreement[]> => ((await ask('GET', path)).body as Page<Agreement>).items,
  };
}
