import type { ContextPart } from '#kernel/database/define-context.ts';
import { OwnApiTokensEffects } from './own-api-tokens.effects.ts';
import { OwnApiTokensMails } from './own-api-tokens.mails.ts';

export const ownApiTokens: ContextPart = {
  entities: [],
  providers: [OwnApiTokensEffects, OwnApiTokensMails],
};
