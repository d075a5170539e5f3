import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { account } from './account/account.providers.ts';
import { factors } from './factors/factors.providers.ts';
import { apiTokens } from './api-tokens/api-tokens.providers.ts';
import { signIn } from './sign-in/sign-in.providers.ts';
import { coHomeowners } from './co-homeowners/co-homeowners.providers.ts';
import { admins } from './admins/admins.providers.ts';
import { profiles } from './profiles/profiles.providers.ts';
import { ownApiTokens } from './own-api-tokens/own-api-tokens.providers.ts';
import { ownFactors } from './own-factors/own-factors.providers.ts';

@Module(
  defineContext({
    imports: [JwtModule.register({}), AccessModule, MediaModule],
    parts: [account, factors, apiTokens, signIn, ownFactors, ownApiTokens, profiles, admins, coHomeowners],
  }),
)
export class AccountsModule {}
