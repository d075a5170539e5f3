import { Injectable, type OnModuleInit } from '@nestjs/common';

import { PhotoPlaces } from '#contexts/identity/media/index.ts';
import { AdsRepository } from './ads.repository.ts';

/** Photos of an advertised room and of its house are public while the ad is open. */
@Injectable()
export class AdPhotos implements OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly ads: AdsRepository,
  ) {}

  onModuleInit(): void {
    for (const kind of ['room', 'house'] as const) {
      this.places.openToEverybody(kind, (id) => this.ads.isAdvertised(kind, id));
    }
  }
}
