import { Injectable } from '@nestjs/common';

import { CoHomeownersService, SessionsService } from '#contexts/identity/accounts/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

/** A neighbour who looks after repairs, and what concerns the houses themselves. */
@Injectable()
export class DemoCoHomeowner {
  constructor(
    private readonly coHomeowners: CoHomeownersService,
    private readonly sessions: SessionsService,
    private readonly clock: DemoClock,
  ) {}

  async share(owner: Actor, person: Actor & { readonly email: string }, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(24, '17:30');
    const [firstName = '', lastName = ''] = person.name.split(' ');
    // Inviting takes a session in which the password is fresh.
    const token = await this.sessions.open(owner.accountId, owner.role, origin);
    const { actor } = await this.sessions.authenticate(token);
    const { own } = await this.coHomeowners.invite(
      actor,
      { email: person.email, first_name: firstName, last_name: lastName, areas: ['houses', 'repairs'] },
      origin,
    );
    await this.sessions.logout(actor);
    this.clock.setDaysAgo(23, '20:10');
    await this.coHomeowners.accept(person, own[0]?._id ?? '');
  }
}
