import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import {
  type HoldingPersonalData,
  holds,
  holdsNobody,
  HoldsPersonalData,
} from '../../../platform/personal-data/holding.ts';
import { Images } from './images.service.ts';

@HoldsPersonalData()
@Injectable()
export class ImagesPersonalData implements HoldingPersonalData {
  constructor(
    private readonly images: Images,
    private readonly database: Database,
  ) {}

  readonly personalData = [
    holds('image_placements', {
      export: { photo: async ({ id }) => [...((await this.images.photosOf('account', [id])).get(id) ?? [])] },
      // Nobody sees the face of a former roomie; the picture itself goes a day later.
      forget: (id) => this.images.clear({ kind: 'account', id }),
      kept: { caption: 'What is written below the photos of a house is part of the house.' },
    }),
    holds('images', {
      export: {
        uploads: ({ id, newest }) =>
          this.database.query(
            'SELECT id AS image_id, created_at FROM images WHERE uploader_id = $1 ORDER BY id DESC LIMIT $2',
            [id, newest],
          ),
      },
      kept: { uploader_id: 'The photos of a house stay with it. What is a photo of nothing is deleted after a day.' },
    }),
    holdsNobody('image_files', 'content by its hash, whoever uploaded it'),
  ];
}
