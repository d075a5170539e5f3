export { AdoptRules } from './adopt-rules.ts';
export { BoardService } from './board.service.ts';
export { ChangeHouseService } from './change-house.service.ts';
export { HouseRulesRepository } from './house-rules.repository.ts';
export { HouseWizardService } from './house-wizard.service.ts';
export * from './houses.events.ts';
export { HousesHttpModule, HousesModule } from './houses.module.ts';
export { HousesRepository } from './houses.repository.ts';
export { HousesService } from './houses.service.ts';
