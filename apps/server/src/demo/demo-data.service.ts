import { plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import {
  type Account,
  AccountsReadModel,
  AccountsService,
  SessionsService,
  AdminsService,
} from '#contexts/identity/accounts/index.ts';
import {
  HomeownersService,
  BoardService,
  ChangeHouseService,
  HousesService,
  HouseWizardService,
  InvitationsService,
  NeatkeepersService,
  RoomiesService,
} from '#contexts/housing/houses/index.ts';
import { ConversationsService, ReadMessagesService, SendMessageService } from '#contexts/living/chat/index.ts';
import { NotesService } from '#contexts/living/notes/index.ts';
import { NotificationsService } from '#contexts/insight/notifications/index.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import {
  ALDER_BEFORE,
  ALDER_HOUSE,
  ATTIC,
  BIRCH_HOUSE,
  EDNA_ATTIC,
  FRONT_ROOM,
  GARDEN_ROOM,
  type Line,
  TOMS_DEPOSIT,
} from './conversations.ts';
import { DemoAds } from './demo-ads.service.ts';
import { DemoAgreements, type DemoTemplates } from './demo-agreements.service.ts';
import { DemoAnnouncements } from './demo-announcements.service.ts';
import { DemoBills } from './demo-bills.service.ts';
import { DemoChores } from './demo-chores.service.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoDeposits } from './demo-deposits.service.ts';
import { DemoEvents } from './demo-events.service.ts';
import { DemoFeed, FEED_DAYS } from './demo-feed.service.ts';
import { DemoLeaseOffers } from './demo-lease-offers.service.ts';
import { DemoLeases } from './demo-leases.service.ts';
import { DemoMoney } from './demo-money.service.ts';
import { DemoMoveIn } from './demo-move-in.service.ts';
import { DemoPhotos } from './demo-photos.service.ts';
import { DemoProfiles } from './demo-profiles.service.ts';
import { DemoRatings } from './demo-ratings.service.ts';
import { DemoRules } from './demo-rules.service.ts';
import { DemoShowings } from './demo-showings.service.ts';
import { DemoSupplies, SUPPLIES_DAYS } from './demo-supplies.service.ts';
import {
  ALDER,
  ALDER_ACCOUNT,
  ALDER_BOARD,
  ALDER_ROOMS,
  BIRCH,
  BIRCH_ACCOUNT,
  BIRCH_ROOMS,
  DEMO_PASSWORD,
  ELM,
  ELM_ROOMS,
  KARLS_DAYS,
  KIMS_DAYS,
  MILL,
  MILL_ROOMS,
  PEOPLE,
  type PersonName,
  ROWAN_DRAFT,
} from './people.ts';

type Accounts = Record<PersonName, Account>;

/** Creates the demonstration through the services that people use: nothing is written around them. */
@Injectable()
export class DemoData {
  constructor(
    private readonly clock: DemoClock,
    private readonly database: Database,
    private readonly events: DemoEvents,
    private readonly accounts: AccountsService,
    private readonly rows: AccountsReadModel,
    private readonly homeowners: HomeownersService,
    private readonly neatkeepers: NeatkeepersService,
    private readonly invitations: InvitationsService,
    private readonly admins: AdminsService,
    private readonly roomies: RoomiesService,
    private readonly houses: HousesService,
    private readonly changes: ChangeHouseService,
    private readonly wizard: HouseWizardService,
    private readonly board: BoardService,
    private readonly conversations: ConversationsService,
    private readonly sender: SendMessageService,
    private readonly reader: ReadMessagesService,
    private readonly notes: NotesService,
    private readonly ads: DemoAds,
    private readonly agreements: DemoAgreements,
    private readonly leases: DemoLeases,
    private readonly leaseOffers: DemoLeaseOffers,
    private readonly money: DemoMoney,
    private readonly deposits: DemoDeposits,
    private readonly showings: DemoShowings,
    private readonly chores: DemoChores,
    private readonly feed: DemoFeed,
    private readonly rules: DemoRules,
    private readonly announcements: DemoAnnouncements,
    private readonly ratings: DemoRatings,
    private readonly supplies: DemoSupplies,
    private readonly bills: DemoBills,
    private readonly photos: DemoPhotos,
    private readonly profiles: DemoProfiles,
    private readonly moveIn: DemoMoveIn,
    private readonly alerts: NotificationsService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Creates all of it or nothing: after an interrupted start, the next one begins again.
   * @returns false when the demonstration exists already
   */
  async fill(): Promise<boolean> {
    if (await this.rows.findByEmail(PEOPLE.admin.email, 'admin')) return false;
    await this.database.transaction(async () => {
      // Drawing the photos takes a small computer longer than a transaction may otherwise be idle.
      await this.database.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await this.tellAll();
    });
    return true;
  }

  private async tellAll(): Promise<void> {
    const people = await this.makePeople();
    await this.photos.ofPeople(people, actorOf);
    const templates = await this.agreements.write(actorOf(people.helen));
    const alder = await this.furnishAlder(people, templates);
    await this.furnishBirch(people);
    await this.furnishMore(people, templates);
    await this.profiles.fill(people, actorOf);
    await this.notes.save(actorOf(people.rosa), {
      content: 'Ask Helen about the bike shed.\nLibrary books back by the 12th.\nOat milk!',
      version: undefined,
    });
    // After everyone has moved in and out: the history is created day by day.
    const roomies = [people.rosa, people.ravi, people.lena].map(actorOf);
    const owner = actorOf(people.helen);
    const ids = roomies.map(({ accountId }) => accountId);
    await this.profiles.wasAway(actorOf(people.tom), FEED_DAYS);
    await this.chores.ofHouse(owner, alder, ids, FEED_DAYS, AT_HOME);
    const keeper = actorOf(people.kim);
    const left = [actorOf(people.tom)];
    await this.supplies.fill({ owner, houseId: alder, roomies, left, origin: AT_HOME }, SUPPLIES_DAYS);
    await this.bills.present({ owner, houseId: alder, origin: AT_HOME });
    await this.feed.ofHouse({ owner, keeper, houseId: alder, roomies, origin: AT_HOME });
    const { edna, tom, ravi, lena } = people;
    await this.ratings.fill({
      owner,
      houseId: alder,
      edna: actorOf(edna),
      tom: actorOf(tom),
      ravi: actorOf(ravi),
      lena: actorOf(lena),
    });
    await this.money.report(actorOf(lena), alder, '250.00', 'The rest of this month.');
    await this.events.handleAll();
  }

  private async makePeople(): Promise<Accounts> {
    const people: Accounts = {
      helen: await this.homeowners.create(PEOPLE.helen),
      omar: await this.homeowners.create(PEOPLE.omar),
      rosa: await this.roomies.create(PEOPLE.rosa),
      ravi: await this.roomies.create(PEOPLE.ravi),
      lena: await this.roomies.create(PEOPLE.lena),
      edna: await this.roomies.create(PEOPLE.edna),
      tom: await this.roomies.create(PEOPLE.tom),
      bao: await this.roomies.create(PEOPLE.bao),
      kim: await this.neatkeepers.create(PEOPLE.kim),
      karl: await this.neatkeepers.create(PEOPLE.karl),
      admin: await this.admins.create(PEOPLE.admin),
    };
    for (const { id } of Object.values(people)) {
      // The demonstration's password is printed at every start; the rules for people's own passwords do not apply to
      // it.
      await this.accounts.setPassword(id, DEMO_PASSWORD);
      await this.accounts.markEmailVerified(id);
    }
    return people;
  }

  private async furnishAlder(people: Accounts, templates: DemoTemplates): Promise<string> {
    const helen = actorOf(people.helen);
    const { houseId, roomIds } = await this.houses.open({ ...ALDER, homeownerId: people.helen.id }, ALDER_ROOMS);
    const [garden = '', front = '', attic = '', box = ''] = roomIds;
    await this.photos.ofAlder(actorOf(people.helen), houseId, roomIds);
    await this.money.payTo(helen, houseId, ...ALDER_ACCOUNT, AT_HOME);
    await this.movesIn(people.rosa, garden, 430);
    await this.movesIn(people.ravi, front, 300);
    await this.movesIn(people.edna, attic, 500);
    const edna = { roomie: actorOf(people.edna), roomId: attic, since: 500 };
    // The event that opens them is handled later, at the end of all this.
    await this.conversations.openForHouse(houseId);
    await this.conversations.openForRoom(houseId, attic, people.edna.id);
    await this.tell(people, houseId, ALDER_BEFORE);
    await this.tell(people, attic, EDNA_ATTIC);
    await this.leases.moveOut(helen, edna, 160, templates, AT_HOME);
    await this.deposits.settled(helen, edna.roomie, 160, AT_HOME);
    await this.movesIn(people.tom, box, 250);
    const tom = { roomie: actorOf(people.tom), roomId: box, since: 250 };
    // He never paid for his last weeks: the deposit can pay that.
    await this.leases.moveOut(helen, tom, 11, templates, AT_HOME, { late: 60 });
    await this.deposits.held(helen, tom.roomie, 11, AT_HOME);
    await this.movesIn(people.lena, attic, 150);
    await this.neatkeepers.assign(people.kim.id, houseId, KIMS_DAYS);
    await this.board.write(actorOf(people.rosa), houseId, { version: 0, items: [...ALDER_BOARD] }, AT_HOME);
    const roomies = { rosa: actorOf(people.rosa), ravi: actorOf(people.ravi), lena: actorOf(people.lena) };
    const house = { houseId, owner: helen, ...roomies };
    await this.rules.past(house, AT_HOME);
    await this.agree(people, houseId, { garden, front, attic }, templates);
    await this.rules.present(house);
    await this.announcements.fill(house);
    await this.tell(people, houseId, ALDER_HOUSE);
    await this.tell(people, garden, GARDEN_ROOM);
    await this.tell(people, front, FRONT_ROOM);
    await this.tell(people, attic, ATTIC);
    await this.conversations.openForRoom(houseId, box, people.tom.id);
    await this.tell(people, box, TOMS_DEPOSIT, people.tom);
    const declined = { roomId: attic, roomie: actorOf(people.lena) };
    await this.showings.ofLivedInRooms(actorOf(people.helen), { roomId: garden }, declined, AT_HOME);
    return houseId;
  }

  /** On the day itself: a tenancy that begins after the clock's moment would wait for its day. */
  private async movesIn({ id }: Account, roomId: string, daysAgo: number): Promise<void> {
    const told = this.clock.now();
    this.clock.setDaysAgo(daysAgo);
    await this.roomies.moveIn(id, roomId, this.clock.dayAgo(daysAgo));
    this.clock.set(told);
  }

  /** Old agreements have old alerts, which are read. */
  private async agree(
    people: Accounts,
    houseId: string,
    rooms: Record<'garden' | 'front' | 'attic', string>,
    templates: DemoTemplates,
  ): Promise<void> {
    const owner = actorOf(people.helen);
    const tenants = {
      rosa: { roomie: actorOf(people.rosa), roomId: rooms.garden, since: 430 },
      ravi: { roomie: actorOf(people.ravi), roomId: rooms.front, since: 300 },
      lena: { roomie: actorOf(people.lena), roomId: rooms.attic, since: 150 },
    };
    await this.leases.past({ houseId, owner, tenants }, templates, AT_HOME);
    const payers = [people.rosa, people.ravi, people.lena, people.tom, people.edna].map(actorOf);
    await this.bills.past({ owner, houseId, origin: AT_HOME }, payers);
    await this.events.handle();
    for (const actor of [owner, ...Object.values(tenants).map(({ roomie }) => roomie)])
      await this.alerts.readAll(actor);
    await this.moveIn.write(owner, tenants.lena.roomie, tenants.rosa.roomie, AT_HOME);
    await this.leases.present({ houseId, owner, tenants }, templates, AT_HOME);
    await this.events.handle();
  }

  private async furnishBirch(people: Accounts): Promise<void> {
    const { houseId, roomIds } = await this.houses.open({ ...BIRCH, homeownerId: people.omar.id }, BIRCH_ROOMS);
    const omar = actorOf(people.omar);
    await this.photos.ofBirch(omar, houseId, roomIds);
    const [balcony = ''] = roomIds;
    await this.movesIn(people.bao, balcony, 20);
    await this.money.payTo(omar, houseId, ...BIRCH_ACCOUNT, AT_HOME);
    const templates = await this.agreements.write(omar);
    await this.leases.moveIn(omar, { roomie: actorOf(people.bao), roomId: balcony, since: 20 }, templates, AT_HOME);
    await this.events.handle();
    await this.tell(people, houseId, BIRCH_HOUSE);
  }

  /** Helen's other houses: one that waits for people, one that is not finished, and one of the past. */
  private async furnishMore(people: Accounts, templates: DemoTemplates): Promise<void> {
    const helen = actorOf(people.helen);
    const elm = await this.houses.open({ ...ELM, homeownerId: helen.accountId }, ELM_ROOMS);
    const { email, firstName: first_name, lastName: last_name } = PEOPLE.karl;
    const assignments = [{ house_id: elm.houseId, cleaning: KARLS_DAYS }];
    await this.invitations.invite(helen, { email, first_name, last_name, assignments }, AT_HOME);
    await this.photos.ofElm(helen, elm.houseId, elm.roomIds);
    const [large = '', , small = '', loft = ''] = elm.roomIds;
    const adId = await this.ads.advertise(
      helen,
      [large, small],
      plusDays(this.clock.dayAgo(0), 30),
      templates.lease,
      AT_HOME,
    );
    await this.showings.ofEmptyRoom(helen, large, adId, AT_HOME);
    await this.leaseOffers.ofRoom(helen, loft, templates.lease, AT_HOME);
    this.clock.setToPresent();
    await this.wizard.start(helen, helen.accountId, ROWAN_DRAFT, AT_HOME);
    const mill = await this.houses.open({ ...MILL, homeownerId: helen.accountId }, MILL_ROOMS);
    await this.events.handle();
    // An action that asks for a fresh password needs a signed-in account.
    const { actor } = await this.sessions.authenticate(await this.sessions.open(helen.accountId, helen.role, AT_HOME));
    await this.changes.archive(actor, mill.houseId, { homeowner_id: helen.accountId }, AT_HOME);
    await this.sessions.logout(actor);
  }

  /** Authors who answer have read the earlier lines; today's lines are left for the others to find. */
  private async tell(people: Accounts, placeId: string, lines: readonly Line[], former?: Account): Promise<void> {
    const conversationId = await this.conversations.findOfPlace(placeId, former?.id);
    let read = 0;
    if (conversationId === undefined) throw new Error('A demonstration house has no conversation.');
    for (const [ago, time, who, text] of lines) {
      this.clock.setDaysAgo(ago, time);
      const actor = actorOf(people[who]);
      const { message } = await this.sender.send(actor, {
        conversation_id: conversationId,
        text,
        client_id: crypto.randomUUID(),
      });
      if (ago > 0) read = message.seq;
    }
    for (const memberId of await this.conversations.listMemberIds(conversationId)) {
      const account = Object.values(people).find(({ id }) => id === memberId);
      if (account) await this.reader.markRead(actorOf(account), conversationId, read);
    }
  }
}

/** The origin of every request of the demonstration. */
const AT_HOME: RequestOrigin = {
  ip: '127.0.0.1',
  network: '127.0.0.1',
  userAgent: 'demonstration',
  requestId: 'demonstration',
  locale: 'en',
};

const actorOf = ({ id, account_type: accountType, first_name: firstName, last_name: lastName }: Account): Actor => ({
  accountId: id,
  role: accountType,
  sessionId: '',
  name: `${firstName} ${lastName}`,
});
