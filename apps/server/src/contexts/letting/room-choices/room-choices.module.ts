import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { LeasingModule } from '#contexts/letting/leasing/index.ts';
import { ListingsModule } from '#contexts/letting/listings/index.ts';
import { ChooseRoomService } from './choose-room.service.ts';
import { EndRoomChoice } from './end-room-choice.ts';
import { ForgetRoomChoicesRepository } from './forget-room-choices.repository.ts';
import { OfferRoomsService } from './offer-rooms.service.ts';
import { OpenRoomChoiceService } from './open-room-choice.service.ts';
import { ProposeRooms } from './propose-rooms.ts';
import { RoomChoiceEntity } from './room-choice.entity.ts';
import { RoomChoiceLinks } from './room-choice-links.ts';
import { RoomChoicePeopleRepository } from './room-choice-people.repository.ts';
import { RoomChoicePersonEntity } from './room-choice-person.entity.ts';
import { RoomChoiceRecord } from './room-choice-record.ts';
import { RoomChoiceRoomEntity } from './room-choice-room.entity.ts';
import { RoomChoicesEffects } from './room-choices.effects.ts';
import { RoomChoicesHandlers } from './room-choices.handlers.ts';
import { RoomChoicesMails } from './room-choices.mails.ts';
import { RoomChoicesPersonalData } from './room-choices.personal-data.ts';
import { RoomChoicesReadModel } from './room-choices-read-model.ts';
import { RoomChoicesRepository } from './room-choices.repository.ts';
import { RoomChoicesService } from './room-choices.service.ts';
import { RoomChoicesWaiting } from './room-choices.waiting.ts';

@Module(
  defineContext({
    imports: [AccessModule, AccountsModule, HousesModule, ListingsModule, LeasingModule],
    parts: [
      {
        entities: [RoomChoiceEntity, RoomChoiceRoomEntity, RoomChoicePersonEntity],
        providers: [
          RoomChoicesRepository,
          RoomChoicePeopleRepository,
          ForgetRoomChoicesRepository,
          RoomChoicesReadModel,
          RoomChoiceLinks,
          RoomChoiceRecord,
          EndRoomChoice,
          ProposeRooms,
          RoomChoicesService,
          OpenRoomChoiceService,
          ChooseRoomService,
          OfferRoomsService,
          RoomChoicesHandlers,
          RoomChoicesEffects,
          RoomChoicesMails,
          RoomChoicesWaiting,
          RoomChoicesPersonalData,
        ],
      },
    ],
  }),
)
export class RoomChoicesModule {}
