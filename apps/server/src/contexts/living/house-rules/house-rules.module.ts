import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { ruleBook } from './rule-book/rule-book.providers.ts';
import { ruleChanges } from './rule-changes/rule-changes.providers.ts';

@Module(defineContext({ imports: [AccessModule, HousesModule, AccountsModule], parts: [ruleBook, ruleChanges] }))
export class HouseRulesModule {}
