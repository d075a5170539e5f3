import { Injectable } from '@nestjs/common';

import { BoardService, HousesService, NeatkeepersService } from '#contexts/housing/houses/index.ts';
import { NotificationsService } from '#contexts/insight/notifications/index.ts';
import {
  ALDER_BEFORE,
  ALDER_HOUSE,
  ATTIC,
  EDNA_ATTIC,
  FRONT_ROOM,
  GARDEN_ROOM,
  TOMS_DEPOSIT,
} from './conversations.ts';
import { actorOf, AT_HOME, type DemoAccounts } from './demo-actors.ts';
import type { DemoTemplates } from './demo-agreements.service.ts';
import { DemoAnnouncements } from './demo-announcements.service.ts';
import { DemoBills } from './demo-bills.service.ts';
import { DemoCalendar } from './demo-calendar.service.ts';
import { DemoDeposits } from './demo-deposits.service.ts';
import { DemoEvents } from './demo-events.service.ts';
import { DemoGuide } from './demo-guide.service.ts';
import { DemoBank } from './demo-bank.service.ts';
import { DemoFinances } from './demo-finances.service.ts';
import { DemoLeases } from './demo-leases.service.ts';
import { DemoMoney } from './demo-money.service.ts';
import { DemoMoveIn } from './demo-move-in.service.ts';
import { DemoPeople } from './demo-people.service.ts';
import { DemoPhotos } from './demo-photos.service.ts';
import { DemoRepairs } from './demo-repairs.service.ts';
import { DemoRules } from './demo-rules.service.ts';
import { DemoStock } from './demo-stock.service.ts';
import { DemoShowings } from './demo-showings.service.ts';
import { DemoCoHomeowner } from './demo-co-homeowner.service.ts';
import { DemoGuarantee } from './demo-guarantee.service.ts';
import { DemoSpeaker } from './demo-speaker.service.ts';
import { DemoTalk } from './demo-talk.service.ts';
import { ALDER, ALDER_ACCOUNT, ALDER_BOARD, ALDER_ROOMS, KIMS_DAYS } from './people.ts';

/** Helen's house in which three people live, and two have lived. */
@Injectable()
export class DemoAlder {
  constructor(
    private readonly people: DemoPeople,
    private readonly talk: DemoTalk,
    private readonly houses: HousesService,
    private readonly neatkeepers: NeatkeepersService,
    private readonly board: BoardService,
    private readonly photos: DemoPhotos,
    private readonly money: DemoMoney,
    private readonly leases: DemoLeases,
    private readonly deposits: DemoDeposits,
    private readonly rules: DemoRules,
    private readonly announcements: DemoAnnouncements,
    private readonly repairs: DemoRepairs,
    private readonly guide: DemoGuide,
    private readonly speaker: DemoSpeaker,
    private readonly coHomeowner: DemoCoHomeowner,
    private readonly guarantee: DemoGuarantee,
    private readonly calendar: DemoCalendar,
    private readonly stock: DemoStock,
    private readonly showings: DemoShowings,
    private readonly bills: DemoBills,
    private readonly finances: DemoFinances,
    private readonly bank: DemoBank,
    private readonly moveIn: DemoMoveIn,
    private readonly events: DemoEvents,
    private readonly alerts: NotificationsService,
  ) {}

  /** @returns the house's id */
  async furnish(people: DemoAccounts, templates: DemoTemplates): Promise<string> {
    const helen = actorOf(people.helen);
    const { houseId, roomIds } = await this.houses.open({ ...ALDER, homeownerId: people.helen.id }, ALDER_ROOMS);
    const [garden = '', front = '', attic = '', box = ''] = roomIds;
    await this.photos.ofAlder(actorOf(people.helen), houseId, roomIds);
    await this.money.payTo(helen, houseId, ...ALDER_ACCOUNT, AT_HOME);
    await this.people.movesIn(people.rosa, garden, 430);
    await this.people.movesIn(people.ravi, front, 300);
    await this.people.movesIn(people.edna, attic, 500);
    const edna = { roomie: actorOf(people.edna), roomId: attic, since: 500 };
    await this.talk.openForHouse(houseId);
    await this.talk.openForRoom(houseId, attic, people.edna.id);
    await this.talk.tell(people, houseId, ALDER_BEFORE);
    await this.talk.tell(people, attic, EDNA_ATTIC);
    await this.leases.moveOut(helen, edna, 160, templates, AT_HOME);
    await this.deposits.settled(helen, edna.roomie, 160, AT_HOME);
    await this.people.movesIn(people.tom, box, 250);
    const tom = { roomie: actorOf(people.tom), roomId: box, since: 250 };
    // He never paid for his last weeks: the deposit can pay that.
    await this.leases.moveOut(helen, tom, 11, templates, AT_HOME, { late: 60 });
    await this.deposits.held(helen, tom.roomie, 11, AT_HOME);
    await this.people.movesIn(people.lena, attic, 150);
    await this.neatkeepers.assign(people.kim.id, houseId, KIMS_DAYS);
    await this.board.write(actorOf(people.rosa), houseId, { version: 0, items: [...ALDER_BOARD] }, AT_HOME);
    const roomies = { rosa: actorOf(people.rosa), ravi: actorOf(people.ravi), lena: actorOf(people.lena) };
    const house = { houseId, owner: helen, ...roomies };
    const household = { ...house, keeper: actorOf(people.kim), origin: AT_HOME };
    await this.rules.past(house, AT_HOME);
    await this.repairs.past(household);
    await this.guide.fill(household);
    await this.speaker.elect(house, AT_HOME);
    await this.coHomeowner.share(helen, { ...actorOf(people.omar), email: people.omar.email }, AT_HOME);
    await this.agree(people, houseId, { garden, front, attic }, templates);
    await this.rules.present(house);
    await this.announcements.fill(house);
    await this.repairs.present(household);
    await this.calendar.fill(house);
    await this.stock.fill(house);
    await this.finances.fill(helen, houseId);
    await this.bank.fill(helen, roomies);
    await this.talk.tell(people, houseId, ALDER_HOUSE);
    await this.talk.tell(people, garden, GARDEN_ROOM);
    await this.talk.tell(people, front, FRONT_ROOM);
    await this.talk.tell(people, attic, ATTIC);
    await this.talk.openForRoom(houseId, box, people.tom.id);
    await this.talk.tell(people, box, TOMS_DEPOSIT, people.tom);
    const declined = { roomId: attic, roomie: actorOf(people.lena) };
    await this.showings.ofLivedInRooms(actorOf(people.helen), { roomId: garden }, declined, AT_HOME);
    return houseId;
  }

  /** Old agreements have old alerts, which are read. */
  private async agree(
    people: DemoAccounts,
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
    await this.guarantee.ask(owner, tenants.ravi.roomie, AT_HOME);
    await this.leases.present({ houseId, owner, tenants }, templates, AT_HOME);
    await this.events.handle();
  }
}
