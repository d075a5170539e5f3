import type { ParsedInput, StockDetail, StockItem, StockList } from '@common-roof/contracts';
import {
  addStockItem,
  claimStockItem,
  editStockItem,
  getStock,
  getStockItem,
  markStockItem,
  removeStockItem,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ChangeStockService } from './change-stock.service.ts';
import { MarkStockService } from './mark-stock.service.ts';
import { ReadStockService } from './read-stock.service.ts';

@Controller()
export class StockController {
  constructor(
    private readonly reading: ReadStockService,
    private readonly changing: ChangeStockService,
    private readonly marking: MarkStockService,
  ) {}

  @Serves(getStock)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  list(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getStock>): Promise<StockList> {
    return this.reading.list(actor, params.id);
  }

  @Serves(getStockItem)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getStockItem>): Promise<StockDetail> {
    return this.reading.getDetail(actor, params.id);
  }

  @Serves(addStockItem)
  @Roles('roomie', 'homeowner')
  addItem(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addStockItem>,
  ): Promise<StockItem> {
    return this.changing.addItem(actor, params.id, body);
  }

  @Serves(editStockItem)
  @Roles('roomie', 'homeowner')
  edit(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof editStockItem>): Promise<StockItem> {
    return this.changing.edit(actor, params.id, body);
  }

  @Serves(markStockItem)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  mark(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof markStockItem>): Promise<StockItem> {
    return this.marking.mark(actor, params.id, body);
  }

  @Serves(claimStockItem)
  @Roles('roomie', 'homeowner')
  claim(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof claimStockItem>,
  ): Promise<StockItem> {
    return this.marking.claim(actor, params.id, body);
  }

  @Serves(removeStockItem)
  @Roles('roomie', 'homeowner')
  remove(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof removeStockItem>): Promise<void> {
    return this.changing.remove(actor, params.id);
  }
}
