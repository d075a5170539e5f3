import type { Page, RuleBook, RuleChange, RuleComment } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

export const A_PROPOSAL = {
  rule: 'Be kind.',
  why_not: 'Nobody knows what that means.',
  suggestion: 'Greet each other.',
};

/** The rules of a house as its people use them, over HTTP. */
export function rulesOf(app: TestApp, { token, account }: Pick<Player, 'token' | 'account'>) {
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    call(app, method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  const done = async <Result>(asked: Promise<Answer>, status = 200): Promise<Result> => {
    const answer = await asked;
    if (answer.status !== status) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as Result;
  };
  const send = (more: object = {}, headers?: Record<string, string>): Promise<Answer> =>
    ask('PUT', '/api/roomies/rulechange', { email: account.email, ...A_PROPOSAL, ...more }, headers);
  const vote = (id: string, says: 'for' | 'against'): Promise<Answer> =>
    ask('PUT', `/api/rule-changes/${id}/vote`, { vote: says });
  const decide = (id: string, body: object): Promise<Answer> => ask('PUT', `/api/rule-changes/${id}/decision`, body);
  const comment = (id: string, text: string): Promise<Answer> =>
    ask('POST', `/api/rule-changes/${id}/comments`, { text });
  const acknowledge = (houseId: string, version: number): Promise<Answer> =>
    ask('PUT', `/api/houses/rule-book/${houseId}/acknowledgement`, { version });
  return {
    ask,
    send,
    vote,
    decide,
    comment,
    acknowledge,
    propose: (more?: object): Promise<RuleChange> => done(send(more), 201),
    votes: (id: string, says: 'for' | 'against'): Promise<RuleChange> => done(vote(id, says)),
    accepts: (id: string, rules: string, version: number): Promise<RuleChange> =>
      done(decide(id, { decision: 'accepted', reason: 'Good idea.', rules, rules_version: version })),
    declines: (id: string): Promise<RuleChange> => done(decide(id, { decision: 'declined', reason: 'Not now.' })),
    says: (id: string, text: string): Promise<RuleComment> => done(comment(id, text), 201),
    comments: async (id: string): Promise<RuleComment[]> =>
      (await done<Page<RuleComment>>(ask('GET', `/api/rule-changes/${id}/comments`))).items,
    takeAway: (id: string, commentId: string): Promise<Answer> =>
      ask('DELETE', `/api/rule-changes/${id}/comments/${commentId}`),
    get: (id: string): Promise<RuleChange> => done(ask('GET', `/api/rule-changes/${id}`)),
    list: async (houseId: string, query = ''): Promise<RuleChange[]> =>
      (await done<Page<RuleChange>>(ask('GET', `/api/houses/rule-changes/${houseId}${query}`))).items,
    book: (houseId: string): Promise<RuleBook> => done(ask('GET', `/api/houses/rule-book/${houseId}`)),
  };
}
