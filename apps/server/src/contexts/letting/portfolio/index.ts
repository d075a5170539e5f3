export { ImportPortfolioService } from './import-portfolio.service.ts';
export { PortfolioModule } from './portfolio.module.ts';
