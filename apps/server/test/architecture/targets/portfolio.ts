import { aPortfolio, aRoomLine } from '#test/support/portfolio.ts';
import { type Targets, to } from './target.ts';

/** Files of houses and rooms. */
export function makePortfolioTargets(): Targets {
  const said = { time_zone: 'Europe/Berlin' };
  return {
    'GET /api/portfolio/template': to('/api/portfolio/template'),
    'POST /api/portfolio/preview': to('/api/portfolio/preview', { ...said, file: aPortfolio(aRoomLine()) }),
    'POST /api/portfolio/import': () => ({
      path: '/api/portfolio/import',
      body: { ...said, file: aPortfolio(aRoomLine()), template_id: null },
    }),
  };
}
