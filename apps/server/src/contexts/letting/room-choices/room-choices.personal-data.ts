import { keptSince, OFFER_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  DeclaresPersonalData,
  noPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { EndRoomChoice } from './end-room-choice.ts';
import { ForgetRoomChoicesRepository } from './forget-room-choices.repository.ts';
import { RoomChoiceLinks } from './room-choice-links.ts';
import { RoomChoicesRepository } from './room-choices.repository.ts';

/** Personal data: who chose among rooms, and, in secret, what the rooms were worth to them. */
@DeclaresPersonalData()
@Injectable()
export class RoomChoicesPersonalData implements PersonalDataProvider {
  constructor(
    private readonly forgetting: ForgetRoomChoicesRepository,
    private readonly choices: RoomChoicesRepository,
    private readonly links: RoomChoiceLinks,
    private readonly ends: EndRoomChoice,
    private readonly register: PersonalData,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    noPersonalData('room_choices', 'a house, its rent and times'),
    noPersonalData('room_choice_rooms', 'rooms and their rents'),
    personalData('room_choice_people', {
      export: { room_choices: ({ id, newest }) => this.forgetting.exportFor(id, newest) },
      forget: (id) => this.forgetAccount(id),
      forgetStranger: async (id) => {
        await this.endOf(id);
        await this.links.revoke(id);
        await this.forgetting.forget(id);
      },
      periods: [
        {
          of: 'who chose among rooms, and what these were worth to them',
          days: OFFER_KEPT_DAYS,
          after: 'the room choice ended',
          job: 'forget-room-choices',
        },
      ],
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-room-choices', queue: 'recalculation', effect: 'transaction' })
  async forgetOld(): Promise<void> {
    await this.register.forgetStrangers(await this.forgetting.listOld(keptSince(this.clock.now(), OFFER_KEPT_DAYS)));
  }

  private async forgetAccount(accountId: string): Promise<void> {
    for (const id of await this.forgetting.listOf(accountId)) {
      await this.endOf(id);
      await this.links.revoke(id);
      await this.forgetting.forget(id);
    }
  }

  /** Without one of its people, an open choice can't go on. */
  private async endOf(personId: string): Promise<void> {
    const choiceId = await this.forgetting.findOpenChoice(personId);
    const row = choiceId === undefined ? undefined : await this.choices.lock(choiceId);
    if (row) await this.ends.end(row, 'person_left', null);
  }
}
