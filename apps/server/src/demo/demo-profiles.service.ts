import { plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { type Account, ProfilesService } from '#contexts/identity/accounts/index.ts';
import {
  APPLICATION_LINK,
  ApplicationsReadModel,
  ApplyService,
  RoomiesService,
  StayDetailsService,
} from '#contexts/housing/houses/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { APPLICANTS } from './people.ts';
import { DemoMailbox } from './demo-mailbox.ts';

const ORIGIN: RequestOrigin = {
  ip: '127.0.0.1',
  network: '127.0.0.1',
  userAgent: 'demonstration',
  requestId: 'demonstration',
  locale: 'en',
};

/** The profiles and mutual ratings of people in the demonstration, and their applicants. */
@Injectable()
export class DemoProfiles {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly stays: StayDetailsService,
    private readonly roomies: RoomiesService,
    private readonly applying: ApplyService,
    private readonly applications: ApplicationsReadModel,
    private readonly mailbox: DemoMailbox,
    private readonly clock: DemoClock,
  ) {}

  /** An absence before a roomie moved out. @param since days ago */
  async wasAway(roomie: Actor, since: number): Promise<void> {
    const away = [{ from: this.clock.dayAgo(since), to: this.clock.dayAgo(0) }];
    await this.profiles.saveRoomie(roomie, roomie.accountId, { away }, ORIGIN);
  }

  async fill(people: Record<'helen' | 'rosa', Account>, actorOf: (account: Account) => Actor): Promise<void> {
    const { helen, rosa } = people;
    const today = this.clock.dayAgo(0);
    await this.profiles.saveHomeowner(
      actorOf(helen),
      helen.id,
      {
        first_name: helen.first_name,
        last_name: helen.last_name,
        phone: helen.phone,
        about: 'I grew up in Alder House and live round the corner. Ring the bell when something leaks.',
        publishes_email: true,
        publishes_phone: true,
      },
      ORIGIN,
    );
    await this.profiles.saveRoomie(
      actorOf(rosa),
      rosa.id,
      {
        first_name: rosa.first_name,
        last_name: rosa.last_name,
        phone: rosa.phone,
        emergency_contact: { name: 'Ana Alvarez', phone: '+34 910 000 000', relation: 'Mother' },
        away: [{ from: plusDays(today, 12), to: plusDays(today, 19) }],
      },
      ORIGIN,
    );
    // The first day and the rent stay as her lease says.
    const { starts_on, rent } = await this.roomies.get(actorOf(helen), rosa.id);
    if (starts_on === null) throw new Error('Rosa lives nowhere.');
    const facts = { starts_on, rent, comments: 'Has the key to the shed.' };
    await this.stays.change(actorOf(helen), rosa.id, facts, ORIGIN);
    await this.stays.saveNote(actorOf(helen), rosa.id, 'Always first to answer. Asked for a second bike hook.', ORIGIN);
    await this.receiveApplications();
  }

  /** One applicant has confirmed the address and waits for an answer; the other's e-mail is still unread. */
  private async receiveApplications(): Promise<void> {
    for (const form of APPLICANTS) await this.applying.apply(form, ORIGIN);
    const { rows } = await this.applications.list('unconfirmed', undefined, { limit: APPLICANTS.length });
    const waiting = rows.find(({ email }) => email === APPLICANTS[0].email);
    if (waiting) await this.applying.confirm(await this.mailbox.secretOf(APPLICATION_LINK, waiting.id), ORIGIN);
  }
}
