import { UNPLACED_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  noPersonalData,
  DeclaresPersonalData,
  type OwnFile,
} from '#kernel/privacy/declare-personal-data.ts';
import { endingOf, keysOf } from './files.mapper.ts';
import type { MediaType } from './image-file.entity.ts';
import { Images } from './images.service.ts';

@DeclaresPersonalData()
@Injectable()
export class ImagesPersonalData implements PersonalDataProvider {
  constructor(
    private readonly images: Images,
    private readonly database: Database,
  ) {}

  readonly personalData = [
    personalData('image_placements', {
      export: { photo: async ({ id }) => [...((await this.images.listPhotos('account', [id])).get(id) ?? [])] },
      // Nobody sees the face of a former roomie; the image itself is deleted a day later.
      forget: (id) => this.images.clear({ kind: 'account', id }),
      retained: { caption: 'What is written below the photos of a house is part of the house.' },
    }),
    personalData('images', {
      export: {
        uploads: ({ id, newest }) =>
          this.database.query(
            'SELECT id AS image_id, file_name, duration_ms, created_at FROM images WHERE uploader_id = $1 ORDER BY id DESC LIMIT $2',
            [id, newest],
          ),
      },
      // Everything they uploaded: their face, a finished turn, a receipt, a report. The larger of its two sizes.
      files: {
        photos: ({ id, newest }) => this.filesOf(id, newest, '='),
        files: ({ id, newest }) => this.filesOf(id, newest, '<>'),
      },
      periods: [
        {
          of: 'pictures of nothing',
          days: UNPLACED_KEPT_DAYS,
          after: 'it was last a photo of anything',
          job: 'delete-unused-images',
        },
      ],
      retained: {
        uploader_id: 'The photos of a house stay with it. What is a photo of nothing is deleted after a day.',
      },
    }),
    noPersonalData('image_files', 'content by its hash, without its uploader'),
  ];

  /** @param whether they are images, or not */
  private async filesOf(uploaderId: string, newest: number, whether: '=' | '<>'): Promise<OwnFile[]> {
    const rows = await this.database.query<{
      id: string;
      created_at: Date;
      file_id: string;
      sha256: string;
      media_type: MediaType;
      file_name: string | null;
      kind: string | null;
    }>(
      `SELECT i.id, i.created_at, f.id AS file_id, f.sha256, f.media_type, i.file_name,
              (SELECT p.kind FROM image_placements p WHERE p.image_id = i.id ORDER BY p.kind LIMIT 1) AS kind
         FROM images i JOIN image_files f ON f.id = i.file_id
        WHERE i.uploader_id = $1 AND f.stored_at IS NOT NULL AND f.media_type ${whether} 'image/webp' ORDER BY i.id DESC LIMIT $2`,
      [uploaderId, newest],
    );
    return rows.map(({ id, created_at, file_id, sha256, media_type: type, file_name: name, kind }) => ({
      name: `${created_at.toISOString().slice(0, 10)}-${id}.${type === 'image/webp' ? 'webp' : endingOf(type)}`,
      key: keysOf({ id: file_id, sha256, media_type: type })[0] ?? '',
      about: name ?? kind ?? '',
      made_at: created_at,
    }));
  }
}
