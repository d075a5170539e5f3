export { Account } from './account.entity.ts';
export * from './accounts.events.ts';
export { AccountsModule } from './accounts.module.ts';
export { toUser } from './accounts.mapper.ts';
export { emailKey } from './email-key.ts';
export { requireOwnAddress } from './own-address.ts';
export { AccountsRepository, MOST_ADMINS, type NewAccount } from './accounts.repository.ts';
export { RoleFactsRepository } from './role-facts.repository.ts';
export { AccountsService } from './accounts.service.ts';
