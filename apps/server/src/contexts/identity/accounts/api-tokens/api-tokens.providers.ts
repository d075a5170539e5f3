import type { ContextPart } from '#kernel/database/define-context.ts';
import { ApiTokenEntity } from './api-token.entity.ts';
import { ApiTokensPersonalData } from './api-tokens.personal-data.ts';
import { ApiTokensRepository } from './api-tokens.repository.ts';
import { ApiTokens } from './api-tokens.service.ts';

export const apiTokens: ContextPart = {
  entities: [ApiTokenEntity],
  providers: [ApiTokensRepository, ApiTokens, ApiTokensPersonalData],
};
