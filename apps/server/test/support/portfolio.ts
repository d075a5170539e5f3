import { randomUUID } from 'node:crypto';

import type { ImportedPortfolio, PortfolioColumn, PortfolioPreview } from '@common-roof/contracts';
import { PORTFOLIO_HEADERS } from '@common-roof/domain';

import { type Answer, call } from './http.ts';
import { csvOf } from './supplies.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

export type PortfolioLine = Partial<Record<PortfolioColumn, string>>;

/** A portfolio file in Base64, with the columns that its lines use. */
export function aPortfolio(...lines: readonly PortfolioLine[]): string {
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))] as PortfolioColumn[];
  return csvOf([
    columns.map((column) => PORTFOLIO_HEADERS.en[column]),
    ...lines.map((line) => columns.map((column) => line[column] ?? '')),
  ]);
}

/** A new room in a new house. */
export const aRoomLine = (more: PortfolioLine = {}): PortfolioLine => ({
  house: `Linden House ${randomUUID().slice(0, 8)}`,
  street: '12 Lindenweg',
  postal_code: '50674',
  city: 'Cologne',
  country: 'DE',
  room: 'Room 1',
  rent: '520.00',
  deposit: '1040.00',
  ...more,
});

export const aTenant = (more: PortfolioLine = {}): PortfolioLine => ({
  first_name: 'Ada',
  last_name: 'Ark',
  email: `ada-${randomUUID()}@portfolio.test`,
  starts_on: '2027-04-01',
  ...more,
});

/** Portfolio files as a homeowner uses them, over HTTP. */
export function portfolioOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, tail: string, body?: object, key: string = randomUUID()): Promise<Answer> =>
    call(app, method, `/api/portfolio/${tail}`, {
      token,
      ...(body === undefined ? {} : { body: { time_zone: 'Europe/Berlin', ...body } }),
      ...(tail === 'import' ? { headers: { 'idempotency-key': key } } : {}),
    });
  return {
    template: (language: string): Promise<Answer> => ask('GET', `template?language=${language}`),
    preview: (file: string): Promise<Answer> => ask('POST', 'preview', { file }),
    previewed: async (...lines: readonly PortfolioLine[]): Promise<PortfolioPreview> =>
      (await ask('POST', 'preview', { file: aPortfolio(...lines) })).body as PortfolioPreview,
    send: (lines: readonly PortfolioLine[], templateId: string | null = null, key?: string): Promise<Answer> =>
      ask('POST', 'import', { file: aPortfolio(...lines), template_id: templateId }, key),
    imported: async (lines: readonly PortfolioLine[], templateId: string | null = null): Promise<ImportedPortfolio> => {
      const answer = await ask('POST', 'import', { file: aPortfolio(...lines), template_id: templateId });
      if (answer.status !== 201) throw new Error(`${String(answer.status)}: ${answer.text}`);
      return answer.body as ImportedPortfolio;
    },
  };
}
