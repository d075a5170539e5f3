import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { SessionsRepository } from './sessions.repository.ts';

@HoldsPersonalData()
@Injectable()
export class AuthPersonalData implements HoldingPersonalData {
  constructor(private readonly sessions: SessionsRepository) {}

  readonly personalData = [
    holds('sessions', {
      export: { sessions: ({ id, newest }) => this.sessions.exportOf(id, newest) },
      forget: (id) => this.sessions.forget(id),
    }),
  ];
}
