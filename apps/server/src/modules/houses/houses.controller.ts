import {
  getHouse,
  type House,
  type HouseDetail,
  listHouses,
  listHousesForAdmin,
  type Page,
  type ParsedInput,
} from '@common-roof/contracts';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '../../platform/http/actor.ts';
import { Input, Serves } from '../../platform/http/call.decorator.ts';
import { Roles } from '../../platform/http/roles.decorator.ts';
import { HousesService } from './houses.service.ts';

@Controller()
export class HousesController {
  constructor(private readonly houses: HousesService) {}

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
  search(@Input() { query }: ParsedInput<typeof listHousesForAdmin>): Promise<Page<House>> {
    return this.houses.search(query);
  }
}
