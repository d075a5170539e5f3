export { ChooseRoomService } from './choose-room.service.ts';
export { OfferRoomsService } from './offer-rooms.service.ts';
export { OpenRoomChoiceService } from './open-room-choice.service.ts';
export { RoomChoiceLinks } from './room-choice-links.ts';
export { RoomChoicesService } from './room-choices.service.ts';
export { RoomChoicesModule } from './room-choices.module.ts';
