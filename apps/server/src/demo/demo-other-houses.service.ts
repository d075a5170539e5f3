import { plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { SessionsService } from '#contexts/identity/accounts/index.ts';
import {
  ChangeHouseService,
  HousesService,
  HouseWizardService,
  InvitationsService,
} from '#contexts/housing/houses/index.ts';
import { actorOf, AT_HOME, type DemoAccounts } from './demo-actors.ts';
import { DemoAds } from './demo-ads.service.ts';
import type { DemoTemplates } from './demo-agreements.service.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoEvents } from './demo-events.service.ts';
import { DemoLeaseOffers } from './demo-lease-offers.service.ts';
import { DemoPhotos } from './demo-photos.service.ts';
import { DemoRoomChoices } from './demo-room-choices.service.ts';
import { DemoShowings } from './demo-showings.service.ts';
import { ELM, ELM_ROOMS, KARLS_DAYS, MILL, MILL_ROOMS, PEOPLE, ROWAN_DRAFT } from './people.ts';

/** Helen's other houses: one that waits for people, one that is not finished, and one of the past. */
@Injectable()
export class DemoOtherHouses {
  constructor(
    private readonly clock: DemoClock,
    private readonly houses: HousesService,
    private readonly wizard: HouseWizardService,
    private readonly changes: ChangeHouseService,
    private readonly invitations: InvitationsService,
    private readonly sessions: SessionsService,
    private readonly photos: DemoPhotos,
    private readonly ads: DemoAds,
    private readonly showings: DemoShowings,
    private readonly leaseOffers: DemoLeaseOffers,
    private readonly roomChoices: DemoRoomChoices,
    private readonly events: DemoEvents,
  ) {}

  async furnish(people: DemoAccounts, templates: DemoTemplates): Promise<void> {
    const helen = actorOf(people.helen);
    const elm = await this.houses.open({ ...ELM, homeownerId: helen.accountId }, ELM_ROOMS);
    const { email, firstName: first_name, lastName: last_name } = PEOPLE.karl;
    const assignments = [{ house_id: elm.houseId, cleaning: KARLS_DAYS }];
    await this.invitations.invite(helen, { email, first_name, last_name, assignments }, AT_HOME);
    await this.photos.ofElm(helen, elm.houseId, elm.roomIds);
    const [large = '', back = '', small = '', loft = ''] = elm.roomIds;
    const adId = await this.ads.advertise(
      helen,
      [large, small],
      plusDays(this.clock.dayAgo(0), 30),
      templates.lease,
      AT_HOME,
    );
    await this.showings.ofEmptyRoom(helen, large, adId, AT_HOME);
    await this.leaseOffers.ofRoom(helen, loft, templates.lease, AT_HOME);
    await this.roomChoices.fill(helen, elm.houseId, [large, back, small], AT_HOME);
    this.clock.setToPresent();
    await this.wizard.start(helen, helen.accountId, ROWAN_DRAFT, AT_HOME);
    const mill = await this.houses.open({ ...MILL, homeownerId: helen.accountId }, MILL_ROOMS);
    await this.events.handle();
    // An action that asks for a fresh password needs a signed-in account.
    const { actor } = await this.sessions.authenticate(await this.sessions.open(helen.accountId, helen.role, AT_HOME));
    await this.changes.archive(actor, mill.houseId, { homeowner_id: helen.accountId }, AT_HOME);
    await this.sessions.logout(actor);
  }
}
