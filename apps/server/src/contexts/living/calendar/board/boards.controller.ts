import type { HouseBoard, OpenedBoard, ParsedInput } from '@common-roof/contracts';
import { getBoardLink, listBoards, makeBoard, openBoard, removeBoard } from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { MakeBoardService } from './make-board.service.ts';
import { ShowBoardService } from './show-board.service.ts';

@Controller()
export class BoardsController {
  constructor(
    private readonly making: MakeBoardService,
    private readonly showing: ShowBoardService,
  ) {}

  @Serves(listBoards)
  @Roles('roomie', 'homeowner')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof listBoards>,
  ): Promise<{ items: HouseBoard[] }> {
    return this.making.list(actor, params.id);
  }

  @Serves(makeBoard)
  @Roles('roomie', 'homeowner')
  make(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof makeBoard>): Promise<HouseBoard> {
    return this.making.make(actor, params.id, body);
  }

  @Serves(getBoardLink)
  @Roles('roomie', 'homeowner')
  link(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getBoardLink>): Promise<{ url: string }> {
    return this.making.getLink(actor, params.id);
  }

  @Serves(removeBoard)
  @Roles('roomie', 'homeowner')
  remove(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof removeBoard>): Promise<void> {
    return this.making.remove(actor, params.id);
  }

  @Serves(openBoard)
  @Public()
  open(
    @Input() { body }: ParsedInput<typeof openBoard>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<OpenedBoard> {
    return this.showing.open(body.token, reader, origin);
  }
}
