import type {
  CallResponse,
  HomeownerFigures,
  House,
  HouseDetail,
  HouseForAdmin,
  Page,
  ParsedInput,
} from '@common-roof/contracts';
import {
  getHomeownerFigures,
  getHouse,
  listHouseRules,
  listHouses,
  listHousesForAdmin,
  listOwnHouses,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { AdminHousesService } from './admin-houses.service.ts';
import { FiguresService } from './figures.service.ts';
import { HouseRulesService } from './house-rules.service.ts';
import { HousesService } from './houses.service.ts';

@Controller()
export class HousesController {
  constructor(
    private readonly houses: HousesService,
    private readonly adminHouses: AdminHousesService,
    private readonly rules: HouseRulesService,
    private readonly figures: FiguresService,
  ) {}

  @Serves(listHouses)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  list(@CurrentActor() actor: Actor, @Input() { query }: ParsedInput<typeof listHouses>): Promise<Page<House>> {
    return this.houses.list(actor, query);
  }

  @Serves(getHouse)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getHouse>): Promise<HouseDetail> {
    return this.houses.get(actor, params.id);
  }

  @Serves(listHousesForAdmin)
  @Roles('admin')
  listForAdmin(@Input() { query }: ParsedInput<typeof listHousesForAdmin>): Promise<Page<HouseForAdmin>> {
    return this.adminHouses.list(query);
  }

  @Serves(listOwnHouses)
  @Roles('homeowner', 'admin')
  own(@CurrentActor() actor: Actor, @Input() { body }: ParsedInput<typeof listOwnHouses>): Promise<Page<House>> {
    return this.houses.own(actor, body.houses);
  }

  @Serves(listHouseRules)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  listRules(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listHouseRules>,
  ): Promise<CallResponse<typeof listHouseRules>> {
    return this.rules.list(actor, params.id, query);
  }

  @Serves(getHomeownerFigures)
  @Roles('homeowner')
  getFigures(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof getHomeownerFigures>,
  ): Promise<HomeownerFigures> {
    return this.figures.getForHomeowner(actor, query);
  }
}
