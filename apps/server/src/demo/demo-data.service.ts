import { Injectable } from '@nestjs/common';

import { AccountsReadModel, AccountsService } from '#contexts/identity/accounts/index.ts';
import { NotesService } from '#contexts/living/notes/index.ts';
import { Database } from '#kernel/database/database.ts';
import { actorOf } from './demo-actors.ts';
import { DemoAgreements } from './demo-agreements.service.ts';
import { DemoAlder } from './demo-alder.service.ts';
import { DemoBirch } from './demo-birch.service.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoEvents } from './demo-events.service.ts';
import { DemoHistory } from './demo-history.service.ts';
import { DemoOtherHouses } from './demo-other-houses.service.ts';
import { DemoPeople } from './demo-people.service.ts';
import { DemoPhotos } from './demo-photos.service.ts';
import { DemoProfiles } from './demo-profiles.service.ts';
import { PEOPLE } from './people.ts';

/** They have long known their way around: no list of first steps is on their page. */
const SETTLED_IN = ['helen', 'rosa', 'ravi', 'lena', 'kim', 'admin'] as const;

/** Creates the demonstration through the services that people use: nothing is written around them. */
@Injectable()
export class DemoData {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsReadModel,
    private readonly steps: AccountsService,
    private readonly clock: DemoClock,
    private readonly people: DemoPeople,
    private readonly photos: DemoPhotos,
    private readonly agreements: DemoAgreements,
    private readonly alder: DemoAlder,
    private readonly birch: DemoBirch,
    private readonly otherHouses: DemoOtherHouses,
    private readonly profiles: DemoProfiles,
    private readonly notes: NotesService,
    private readonly history: DemoHistory,
    private readonly events: DemoEvents,
  ) {}

  /**
   * Creates all of it or nothing: after an interrupted start, the next one begins again.
   * @returns false when the demonstration exists already
   */
  async fill(): Promise<boolean> {
    if (await this.accounts.findByEmail(PEOPLE.admin.email, 'admin')) return false;
    await this.database.transaction(async () => {
      // Drawing the photos takes a small computer longer than a transaction may otherwise be idle.
      await this.database.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await this.tellAll();
    });
    return true;
  }

  private async tellAll(): Promise<void> {
    const people = await this.people.create();
    await this.photos.ofPeople(people, actorOf);
    const templates = await this.agreements.write(actorOf(people.helen));
    const alder = await this.alder.furnish(people, templates);
    await this.birch.furnish(people);
    await this.otherHouses.furnish(people, templates);
    await this.profiles.fill(people, actorOf);
    await this.notes.save(actorOf(people.rosa), {
      content: 'Ask Helen about the bike shed.\nLibrary books back by the 12th.\nOat milk!',
      version: undefined,
    });
    await this.history.fill(people, alder);
    for (const name of SETTLED_IN) await this.steps.hideFirstSteps(people[name].id, this.clock.present);
    await this.events.handleAll();
  }
}
