import { API_TOKEN_KEPT_DAYS, keptSince } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  DeclaresPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { ApiTokensRepository } from './api-tokens.repository.ts';

const BATCH = 1_000;

@DeclaresPersonalData()
@Injectable()
export class ApiTokensPersonalData implements PersonalDataProvider {
  constructor(
    private readonly tokens: ApiTokensRepository,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('api_tokens', {
      export: { api_tokens: ({ id, newest }) => this.tokens.exportFor(id, newest) },
      forget: (id) => this.tokens.removeAll(id),
      periods: [{ days: API_TOKEN_KEPT_DAYS, after: 'it expired', job: 'forget-expired-api-tokens' }],
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-expired-api-tokens', queue: 'recalculation', effect: 'transaction' })
  forgetExpired(): Promise<void> {
    return this.tokens.forgetExpired(keptSince(this.clock.now(), API_TOKEN_KEPT_DAYS), BATCH);
  }
}
