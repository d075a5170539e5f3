import type { ContextPart } from '#kernel/database/define-context.ts';
import { AddressHashes } from './address-hashes.ts';
import { AnswerSuggestionService } from './answer-suggestion.service.ts';
import { EndSuggestions } from './end-suggestions.ts';
import { ReadSuggestionsService } from './read-suggestions.service.ts';
import { RoomSuggestionEntity } from './room-suggestion.entity.ts';
import { SuggestPersonService } from './suggest-person.service.ts';
import { SuggestedAddressesRepository } from './suggested-addresses.repository.ts';
import { SuggestionMailEntity } from './suggestion-mail.entity.ts';
import { SuggestionRefusalEntity } from './suggestion-refusal.entity.ts';
import { SuggestionsEffects } from './suggestions.effects.ts';
import { SuggestionsHandlers } from './suggestions.handlers.ts';
import { SuggestionsMails } from './suggestions.mails.ts';
import { SuggestionsPersonalData } from './suggestions.personal-data.ts';
import { SuggestionsRepository } from './suggestions.repository.ts';

export const suggestions: ContextPart = {
  entities: [RoomSuggestionEntity, SuggestionMailEntity, SuggestionRefusalEntity],
  providers: [
    SuggestionsRepository,
    SuggestedAddressesRepository,
    AddressHashes,
    EndSuggestions,
    ReadSuggestionsService,
    SuggestPersonService,
    AnswerSuggestionService,
    SuggestionsMails,
    SuggestionsHandlers,
    SuggestionsEffects,
    SuggestionsPersonalData,
  ],
};
