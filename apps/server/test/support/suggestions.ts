import { randomUUID } from 'node:crypto';

import type { HouseSuggestions } from '@common-roof/contracts';

import { adsOf, adText } from './ads.ts';
import { existing } from './feed-stage.ts';
import { type Answer, call } from './http.ts';
import { mailsTo } from './mailbox.ts';
import { aRunHouse } from './speaker.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

export const aSuggestedPerson = (more: object = {}) => ({
  first_name: 'Mara',
  last_name: 'Lind',
  email: `${randomUUID()}@suggested.test`,
  ...more,
});

export const ownWords = { first_name: 'Mara', last_name: 'Lind', message: 'I cook on Sundays.', answers: [] };

/** Suggestions as a roomie of a house makes them, over HTTP. */
export function suggestionsOf(app: TestApp, { token }: Pick<Player, 'token'>, houseId: string) {
  const suggest = (body: object, of = houseId): Promise<Answer> =>
    call(app, 'POST', `/api/houses/${of}/suggestions`, {
      token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  const list = (): Promise<Answer> => call(app, 'GET', `/api/houses/${houseId}/suggestions`, { token });
  return {
    suggest,
    list,
    read: async (): Promise<HouseSuggestions> => (await list()).body as HouseSuggestions,
    takeBack: (id: string): Promise<Answer> => call(app, 'DELETE', `/api/suggestions/${id}`, { token }),
  };
}

/** What a suggested person does with the link of their e-mail. */
export function invitedBy(app: TestApp) {
  const post = (what: string, body: object): Promise<Answer> => call(app, 'POST', `/api/suggestions/${what}`, { body });
  return {
    see: (token: string): Promise<Answer> => post('room', { token }),
    apply: (token: string, more: object = {}): Promise<Answer> => post('application', { token, ...ownWords, ...more }),
    refuse: (token: string, never_again = false): Promise<Answer> => post('refusal', { token, never_again }),
    /** The links of all e-mails to an address. */
    linksOf: async (email: string): Promise<string[]> => {
      await app.drainEvents();
      const links = (await mailsTo(email)).map(
        ({ text }) => /\/room-suggestion\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
      );
      return links.filter((link) => link !== '');
    },
  };
}

/** A house whose homeowner advertises a room and lets everyone who lives there suggest people. */
export async function aHouseToSuggestFor(app: TestApp, owner: Player, roomies = 2) {
  const house = await aRunHouse(app, owner, roomies);
  await house.owner.lets(house.houseId, { invite: 'everyone' });
  const roomId = existing(house.roomIds.at(-1));
  const ads = adsOf(app, house.owner);
  const publish = async (): Promise<string> =>
    ((await ads.ask('POST', '/api/wds', adText(roomId, { publish: true }))).body as { _id: string })._id;
  const adId = await publish();
  const asSuggester = (person: (typeof house.people)[number] | undefined) => {
    const player = existing(person);
    return { ...player, ...suggestionsOf(app, player, house.houseId) };
  };
  const [one, other] = [asSuggester(house.people[0]), asSuggester(house.people[1])];
  const invited = invitedBy(app);
  /** Suggests a person, and returns the link of their e-mail. */
  const suggested = async (more: object = {}): Promise<{ email: string; link: string }> => {
    const person = aSuggestedPerson(more);
    const answer = await one.suggest({ ad_id: adId, ...person });
    if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
    return { email: person.email, link: existing((await invited.linksOf(person.email))[0]) };
  };
  return { ...house, one, other, ads, adId, roomId, publish, invited, suggested };
}
