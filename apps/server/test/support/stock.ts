import type { StockDetail, StockItem, StockLevel, StockList } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import { aHouseToRepair } from './repairs.ts';
import { suppliesOf } from './supplies.ts';
import type { TestApp } from './test-app.ts';
import type { Player, World } from './world.ts';

/** The stock of houses as people use it, over HTTP. */
export function stockOf(app: TestApp, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const done = async <Result>(asked: Promise<Answer>, status = 200): Promise<Result> => {
    const answer = await asked;
    if (answer.status !== status) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as Result;
  };
  const sendMark = ({ _id, marks }: Pick<StockItem, '_id' | 'marks'>, level: StockLevel): Promise<Answer> =>
    ask('PUT', `/api/stock/${_id}/level`, { level, marks });
  const sendClaim = ({ _id }: Pick<StockItem, '_id'>, is_claimed = true): Promise<Answer> =>
    ask('PUT', `/api/stock/${_id}/claim`, { is_claimed });
  const list = (houseId: string): Promise<StockList> => done(ask('GET', `/api/houses/${houseId}/stock`));
  return {
    ask,
    list,
    sendMark,
    sendClaim,
    sendAdd: (houseId: string, body: object): Promise<Answer> => ask('POST', `/api/houses/${houseId}/stock`, body),
    add: (houseId: string, name: string, more: object = {}): Promise<StockItem> =>
      done(ask('POST', `/api/houses/${houseId}/stock`, { name, ...more }), 201),
    mark: (item: Pick<StockItem, '_id' | 'marks'>, level: StockLevel): Promise<StockItem> =>
      done(sendMark(item, level)),
    claim: (item: Pick<StockItem, '_id'>, isClaimed = true): Promise<StockItem> => done(sendClaim(item, isClaimed)),
    detail: (id: string): Promise<StockDetail> => done(ask('GET', `/api/stock/${id}`)),
    needed: async (houseId: string): Promise<string[]> =>
      (await list(houseId)).items.filter(({ level }) => level !== 'enough').map(({ name }) => name),
  };
}

/** A house with two roomies, its homeowner and its neatkeeper. */
export async function aHouseWithStock(app: TestApp, world: World) {
  const { homeowner, keeper, ada, ben, ...house } = await aHouseToRepair(app, world);
  return {
    ...house,
    owner: { ...stockOf(app, homeowner), supplies: suppliesOf(app, homeowner) },
    ada: { id: ada.id, token: ada.token, ...stockOf(app, ada), supplies: suppliesOf(app, ada) },
    ben: { id: ben.id, token: ben.token, ...stockOf(app, ben), supplies: suppliesOf(app, ben) },
    keeper: stockOf(app, keeper),
  };
}
