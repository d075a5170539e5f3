import type { Guide, GuideEntry, HouseDocument, HouseDocuments, WifiPasswords } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import { aHouseToRepair } from './repairs.ts';
import type { TestApp } from './test-app.ts';
import type { Player, World } from './world.ts';

export const BINS = { kind: 'bins', title: 'Bins', text: 'Out on Monday evening.', audience: 'residents' } as const;
export const WIFI = {
  kind: 'wifi',
  title: 'Wifi',
  audience: 'residents',
  wifi: { network: 'Alder House', security: 'wpa', password: 'tea and toast' },
} as const;
export const GAS_LEAK = { kind: 'emergency', title: 'Gas leak', phone: '0800 111 999', audience: 'residents' } as const;
export const GAS_SAFETY = {
  kind: 'gas_safety',
  title: 'Gas safety record',
  audience: 'residents',
  expires_on: '2027-12-31',
} as const;

/** The guide and the documents of houses as people use them, over HTTP. */
export function guideOf(app: TestApp, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const done = async <Result>(asked: Promise<Answer>, status = 200): Promise<Result> => {
    const answer = await asked;
    if (answer.status !== status) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as Result;
  };
  const guide = (houseId: string): Promise<Guide> => done(ask('GET', `/api/houses/${houseId}/guide`));
  const documents = (houseId: string, list = 'current'): Promise<HouseDocuments> =>
    done(ask('GET', `/api/houses/${houseId}/documents?list=${list}`));
  return {
    ask,
    guide,
    documents,
    titles: async (houseId: string): Promise<string[]> => (await guide(houseId)).items.map(({ title }) => title),
    documentTitles: async (houseId: string, list?: string): Promise<string[]> =>
      (await documents(houseId, list)).items.map(({ title }) => title),
    passwords: async (houseId: string): Promise<(string | null)[]> =>
      (await done<WifiPasswords>(ask('GET', `/api/houses/${houseId}/wifi`))).items.map(({ password }) => password),
    write: (houseId: string, body: object): Promise<GuideEntry> =>
      done(ask('POST', `/api/houses/${houseId}/guide`, body), 201),
    add: (houseId: string, body: object): Promise<HouseDocument> =>
      done(ask('POST', `/api/houses/${houseId}/documents`, body), 201),
  };
}

/** A house with two roomies in rooms of their own, its homeowner and its neatkeeper. */
export async function aGuidedHouse(app: TestApp, world: World) {
  const { homeowner, keeper, ada, ben, ...house } = await aHouseToRepair(app, world);
  return {
    ...house,
    homeowner,
    owner: guideOf(app, homeowner),
    ada: { ...ada, ...guideOf(app, ada) },
    ben: { ...ben, ...guideOf(app, ben) },
    keeper: { ...guideOf(app, keeper), id: keeper.id },
  };
}
