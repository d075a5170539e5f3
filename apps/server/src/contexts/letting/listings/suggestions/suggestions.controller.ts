import type { HouseSuggestions, ParsedInput, SuggestedRoom } from '@common-roof/contracts';
import {
  applyAsSuggested,
  declineSuggestion,
  listSuggestions,
  readSuggestedRoom,
  suggestPerson,
  takeBackSuggestion,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { AnswerSuggestionService } from './answer-suggestion.service.ts';
import { ReadSuggestionsService } from './read-suggestions.service.ts';
import { SuggestPersonService } from './suggest-person.service.ts';

@Controller()
export class SuggestionsController {
  constructor(
    private readonly reader: ReadSuggestionsService,
    private readonly suggesting: SuggestPersonService,
    private readonly answering: AnswerSuggestionService,
  ) {}

  @Serves(listSuggestions)
  @Roles('roomie')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof listSuggestions>,
  ): Promise<HouseSuggestions> {
    return this.reader.list(actor, params.id);
  }

  @Serves(suggestPerson)
  @Roles('roomie')
  async suggest(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof suggestPerson>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.suggesting.suggest(actor, params.id, body, origin);
    return { message: 'Thank you. They decide by e-mail.' };
  }

  @Serves(takeBackSuggestion)
  @Roles('roomie')
  takeBack(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof takeBackSuggestion>): Promise<void> {
    return this.suggesting.takeBack(actor, params.id);
  }

  @Serves(readSuggestedRoom)
  @Public()
  read(
    @Input() { body }: ParsedInput<typeof readSuggestedRoom>,
    @Origin() origin: RequestOrigin,
  ): Promise<SuggestedRoom> {
    return this.answering.read(body.token, origin);
  }

  @Serves(applyAsSuggested)
  @Public()
  async apply(
    @Input() { body }: ParsedInput<typeof applyAsSuggested>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.answering.apply(body, origin);
    return { message: 'Your application is with the homeowner.' };
  }

  @Serves(declineSuggestion)
  @Public()
  async decline(
    @Input() { body }: ParsedInput<typeof declineSuggestion>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.answering.decline(body, origin);
    return { message: 'Thank you for your answer.' };
  }
}
