import type { AssumedChange, WhatIf } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** Questions about what a house would be like, over HTTP. */
export function whatIfOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (houseId: string, ...changes: AssumedChange[]): Promise<Answer> =>
    call(app, 'POST', `/api/houses/${houseId}/what-if`, { token, body: { changes } });
  return {
    ask,
    answer: async (houseId: string, ...changes: AssumedChange[]): Promise<WhatIf> => {
      const answer = await ask(houseId, ...changes);
      if (answer.status !== 200) throw new Error(`${String(answer.status)}: ${answer.text}`);
      return answer.body as WhatIf;
    },
  };
}
