import { Injectable } from '@nestjs/common';
import sharp from 'sharp';

import type { Account } from '#contexts/identity/accounts/index.ts';
import { Images, type Place, UploadImages } from '#contexts/identity/media/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import * as draw from './drawings.ts';
import type { PersonName } from './people.ts';

type Caption = string;
type Drawing = readonly [svg: string, caption: Caption];

const GARDEN_COLOURS = { wall: '#E9DCC3', floor: '#A9794F', blanket: '#1F5C43', sky: '#BFDCE8' };
const FRONT_COLOURS = { wall: '#E3CFC4', floor: '#8C6A4B', blanket: '#B4472E', sky: '#EDC08A' };
const ATTIC_COLOURS = { wall: '#CFD7DF', floor: '#B58B62', blanket: '#4E6277', sky: '#9CC2D8' };
const BALCONY_COLOURS = { wall: '#E6D9A9', floor: '#7D6550', blanket: '#7F4640', sky: '#F3C58A' };

const BAY_COLOURS = { wall: '#D5DDCF', floor: '#A9794F', blanket: '#B9853C', sky: '#BFDCE8' };

const FACES: Partial<Record<PersonName, draw.Face>> = {
  helen: { ground: '#6F8468', skin: '#E9BE9C', hair: '#8C8279', clothes: '#4E6277', isLong: false },
  rosa: { ground: '#B9853C', skin: '#D49A6E', hair: '#3A2A22', clothes: '#1F5C43', isLong: true },
  ravi: { ground: '#5C4A86', skin: '#B97F54', hair: '#231A17', clothes: '#E5B94E', isLong: false },
  lena: { ground: '#4E6277', skin: '#F0CDB0', hair: '#C08A4A', clothes: '#B4472E', isLong: true },
  bao: { ground: '#2E6A75', skin: '#E8BE94', hair: '#1E1B1A', clothes: '#FBF7F0', isLong: false },
  omar: { ground: '#8A4A2E', skin: '#C08E66', hair: '#2B2522', clothes: '#4A5A8C', isLong: false },
  kim: { ground: '#7A3F6A', skin: '#F0CDA8', hair: '#2A2020', clothes: '#6F8468', isLong: true },
};

/** Photos for the demonstration: drawn, and uploaded by the people who would have taken them. */
@Injectable()
export class DemoPhotos {
  constructor(
    private readonly uploads: UploadImages,
    private readonly images: Images,
  ) {}

  async ofAlder(
    homeowner: Actor,
    houseId: string,
    [garden = '', front = '', attic = '']: readonly string[],
  ): Promise<void> {
    await this.hang(homeowner, { kind: 'house', id: houseId }, [
      [draw.street('#A9563C', '#2B2A3C', '#1F5C43'), 'Alder House from the street'],
      [draw.kitchen(), 'The kitchen, with the big window over the sink'],
      [draw.livingRoom(), 'The living room on the ground floor'],
      [draw.garden(), 'The garden, with the apple tree'],
      [draw.bathroom(), 'The upstairs bathroom'],
    ]);
    await this.hang(homeowner, { kind: 'room', id: garden }, [
      [draw.bedroom(GARDEN_COLOURS), 'Morning sun, door to the garden'],
    ]);
    await this.hang(homeowner, { kind: 'room', id: front }, [[draw.bedroom(FRONT_COLOURS), '']]);
    await this.hang(homeowner, { kind: 'room', id: attic }, [[draw.bedroom(ATTIC_COLOURS), 'Under the roof, quiet']]);
  }

  async ofBirch(homeowner: Actor, houseId: string, [balcony = '']: readonly string[]): Promise<void> {
    await this.hang(homeowner, { kind: 'house', id: houseId }, [
      [draw.street('#D9C19A', '#7F4640', '#2E4A52'), 'Birkenstraße 7'],
    ]);
    await this.hang(homeowner, { kind: 'room', id: balcony }, [[draw.bedroom(BALCONY_COLOURS), '']]);
  }

  async ofElm(homeowner: Actor, houseId: string, [bay = '']: readonly string[]): Promise<void> {
    await this.hang(homeowner, { kind: 'house', id: houseId }, [
      [draw.kitchen(), 'The kitchen'],
      [draw.garden(), 'The shared garden'],
    ]);
    await this.hang(homeowner, { kind: 'room', id: bay }, [[draw.bedroom(BAY_COLOURS), 'The bay window to the park']]);
  }

  async ofPeople(people: Readonly<Record<PersonName, Account>>, actorOf: (account: Account) => Actor): Promise<void> {
    for (const [name, face] of Object.entries(FACES) as [PersonName, draw.Face][]) {
      const account = people[name];
      await this.hang(actorOf(account), { kind: 'account', id: account.id }, [[draw.portrait(face), '']]);
    }
  }

  /** A photo for a report. @returns the image, which is not a photo of anything yet */
  ofReport(actor: Actor, what: 'bedroom' | 'kitchen' | 'bathroom'): Promise<string> {
    const drawn = { bedroom: draw.bedroom(ATTIC_COLOURS), kitchen: draw.kitchen(), bathroom: draw.bathroom() };
    return this.upload(actor, drawn[what]);
  }

  /** A photo of a bill. @returns the image, which is not a photo of anything yet */
  receipt(actor: Actor, what: string, amount: string): Promise<string> {
    return this.upload(actor, draw.receipt(what, amount));
  }

  /** A photo to send in the chat. @returns the image, which is not a photo of anything yet */
  forChat(actor: Actor, shows: 'bathroom'): Promise<string> {
    return this.upload(actor, draw[shows]());
  }

  private async upload(actor: Actor, svg: string): Promise<string> {
    const [outcome] = await this.uploads.upload(actor, this.photoFiles([[svg, '']]));
    if (!outcome || !('image' in outcome)) throw new Error('A drawing of the demonstration was refused.');
    return outcome.image.image_id;
  }

  private async hang(actor: Actor, place: Place, drawings: readonly Drawing[]): Promise<void> {
    const outcomes = await this.uploads.upload(actor, this.photoFiles(drawings));
    const photos = outcomes.map((outcome, at) => {
      if (!('image' in outcome)) throw outcome.refusal;
      return { image_id: outcome.image.image_id, caption: drawings[at]?.[1] ?? '' };
    });
    await this.images.setGallery(actor, place, photos);
  }

  private async *photoFiles(drawings: readonly Drawing[]): AsyncGenerator<{ bytes: Buffer }> {
    for (const [svg] of drawings) yield { bytes: await this.pixelsOf(svg) };
  }

  /** People's uploads may not be SVG; our own drawings are, and only while they are turned into pixels. */
  protected async pixelsOf(svg: string): Promise<Buffer> {
    const operation = ['VipsForeignLoadSvg'];
    sharp.unblock({ operation });
    const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
    sharp.block({ operation });
    return bytes;
  }
}
