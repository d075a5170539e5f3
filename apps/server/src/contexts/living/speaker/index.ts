export { CallElectionService } from './call-election.service.ts';
export { HouseRightsService } from './house-rights.service.ts';
export { SpeakerModule } from './speaker.module.ts';
export { VoteForSpeakerService } from './vote-for-speaker.service.ts';
