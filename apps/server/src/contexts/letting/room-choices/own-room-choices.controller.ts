import type { CallResponse, OwnRoomChoice, ParsedInput } from '@common-roof/contracts';
import {
  answerLinkedRoomChoice,
  answerRoomChoice,
  getOwnRoomChoice,
  listOwnRoomChoices,
  readLinkedRoomChoice,
  replyToLinkedRoomChoice,
  replyToRoomChoice,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { notFound } from '#kernel/errors/domain-error.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { ChooseRoomService } from './choose-room.service.ts';
import { RoomChoiceLinks } from './room-choice-links.ts';
import { RoomChoicePeopleRepository } from './room-choice-people.repository.ts';

/** For the people who choose: with an account, or by their link. Another's choice is 404. */
@Controller()
export class OwnRoomChoicesController {
  constructor(
    private readonly choosing: ChooseRoomService,
    private readonly people: RoomChoicePeopleRepository,
    private readonly links: RoomChoiceLinks,
  ) {}

  @Serves(listOwnRoomChoices)
  @Roles('roomie')
  async list(@CurrentActor() actor: Actor): Promise<CallResponse<typeof listOwnRoomChoices>> {
    return { items: await this.people.listChoicesOf(actor.accountId) };
  }

  @Serves(getOwnRoomChoice)
  @Roles('roomie')
  async get(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getOwnRoomChoice>,
  ): Promise<OwnRoomChoice> {
    return this.choosing.read(await this.require(actor, params.id));
  }

  @Serves(answerRoomChoice)
  @Roles('roomie')
  async answer(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof answerRoomChoice>,
  ): Promise<OwnRoomChoice> {
    return this.choosing.answer(await this.require(actor, params.id), body.values);
  }

  @Serves(replyToRoomChoice)
  @Roles('roomie')
  async reply(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof replyToRoomChoice>,
    @Origin() origin: RequestOrigin,
  ): Promise<OwnRoomChoice> {
    const by = { accountId: actor.accountId, origin };
    return this.choosing.reply(await this.require(actor, params.id), body.accepts, by);
  }

  @Serves(readLinkedRoomChoice)
  @Public()
  async readLinked(
    @Input() { body }: ParsedInput<typeof readLinkedRoomChoice>,
    @Origin() origin: RequestOrigin,
  ): Promise<OwnRoomChoice> {
    return this.choosing.read(await this.links.open(body.token, origin));
  }

  @Serves(answerLinkedRoomChoice)
  @Public()
  async answerLinked(
    @Input() { body }: ParsedInput<typeof answerLinkedRoomChoice>,
    @Origin() origin: RequestOrigin,
  ): Promise<OwnRoomChoice> {
    return this.choosing.answer(await this.links.open(body.token, origin), body.values);
  }

  @Serves(replyToLinkedRoomChoice)
  @Public()
  async replyLinked(
    @Input() { body }: ParsedInput<typeof replyToLinkedRoomChoice>,
    @Origin() origin: RequestOrigin,
  ): Promise<OwnRoomChoice> {
    const by = { accountId: null, origin };
    return this.choosing.reply(await this.links.open(body.token, origin), body.accepts, by);
  }

  /** Returns the person that the caller is in a choice. */
  private async require(actor: Actor, choiceId: string): Promise<string> {
    const id = await this.people.findIdOf(choiceId, actor.accountId);
    if (id === undefined) throw notFound();
    return id;
  }
}
