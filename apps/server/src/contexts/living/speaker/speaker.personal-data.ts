import { Injectable } from '@nestjs/common';

import {
  DeclaresPersonalData,
  noPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { SpeakerElectionsRepository } from './speaker-elections.repository.ts';
import { SpeakerTermsRepository } from './speaker-terms.repository.ts';

/** Personal data: who called elections, who had a vote and stood, who was the speaker, and, until they are counted, votes. */
@DeclaresPersonalData()
@Injectable()
export class SpeakerPersonalData implements PersonalDataProvider {
  constructor(
    private readonly elections: SpeakerElectionsRepository,
    private readonly terms: SpeakerTermsRepository,
  ) {}

  readonly personalData = [
    noPersonalData('house_rights', 'a house, and what its roomies run'),
    personalData('speaker_elections', {
      export: { called_elections: ({ id, newest }) => this.elections.exportCalled(id, newest) },
      retained: {
        caller_id: 'That an election was called concerns everybody of the house; it is of a former roomie then.',
        winner_id: 'Who spoke for a house stays known there, as a former roomie.',
      },
    }),
    personalData('speaker_election_people', {
      export: { elections: ({ id, newest }) => this.elections.exportFor(id, newest) },
      retained: {
        person_id: 'A vote is counted, whoever has moved out since.',
        choice_id: 'Deleted when votes are counted, after five days at most.',
      },
    }),
    personalData('speaker_terms', {
      export: { speaker_terms: ({ id, newest }) => this.terms.exportFor(id, newest) },
      retained: { person_id: 'Who spoke for a house stays known there, as a former roomie.' },
    }),
  ];
}
