import { Injectable, type OnModuleInit } from '@nestjs/common';

import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { PhotoPlaces } from '#contexts/identity/media/index.ts';
import { GuideEntriesRepository } from './guide-entries.repository.ts';
import { HouseDocumentsRepository } from './house-documents.repository.ts';

/** Photos and PDFs of a guide and of documents, for those who read them. They are stored with the entry itself. */
@Injectable()
export class GuidePhotos implements OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly entries: GuideEntriesRepository,
    private readonly documents: HouseDocumentsRepository,
  ) {}

  onModuleInit(): void {
    this.register('guide_entry', this.entries);
    this.register('house_document', this.documents);
  }

  private register(
    kind: 'guide_entry' | 'house_document',
    rows: { readonly find: (actor: Actor, id: string) => Promise<unknown> },
  ): void {
    this.places.register(kind, {
      mayRead: async (actor, id) => actor !== null && (await rows.find(actor, id)) !== undefined,
      requireArrange: () => Promise.reject(notFound()),
    });
  }
}
