import type { Call, Gallery, ParsedInput, UploadAnswer } from '@common-roof/contracts';
import { arrangeGallery, getGallery, readImage, uploadImages, uploadRoomImages } from '@common-roof/contracts/schemas';
import { readerOf } from '@common-roof/words';
import { Controller, Headers, Res } from '@nestjs/common';
import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor, OptionalActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { type FormFile, FormFiles } from '#kernel/http/form-files.ts';
import { toProblem } from '#kernel/errors/problem.ts';
import { Roles, SignedInOrNot } from '#kernel/http/roles.decorator.ts';
import { ArrangePhotos } from './arrange-photos.service.ts';
import { sendStored } from './image-answer.ts';
import { imageSources } from './image-sources.ts';
import { ReadImage } from './read-image.service.ts';
import { UploadImages, type UploadOutcome } from './upload-images.service.ts';
import type { FastifyReply } from 'fastify';

@Controller()
export class ImagesController {
  constructor(
    private readonly uploads: UploadImages,
    private readonly arrange: ArrangePhotos,
    private readonly reader: ReadImage,
  ) {}

  @Serves(uploadImages)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own upload')
  async upload(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof uploadImages>,
    @FormFiles() files: AsyncIterable<FormFile> | null,
    @Origin() origin: RequestOrigin,
  ): Promise<{ items: UploadAnswer[] }> {
    const outcomes = await this.uploads.upload(actor, imageSources(files, body));
    return toAnswers(outcomes, uploadImages, origin);
  }

  @Serves(uploadRoomImages)
  @Roles('homeowner', 'admin')
  async uploadToRoom(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof uploadRoomImages>,
    @FormFiles() files: AsyncIterable<FormFile> | null,
    @Origin() origin: RequestOrigin,
  ): Promise<{ items: UploadAnswer[] }> {
    const outcomes = await this.arrange.upload(
      actor,
      { kind: 'room', id: params.id },
      imageSources(files, body),
      origin,
    );
    return toAnswers(outcomes, uploadRoomImages, origin);
  }

  @Serves(getGallery)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  gallery(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getGallery>): Promise<Gallery> {
    return this.arrange.gallery(actor, params);
  }

  @Serves(arrangeGallery)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  arrangeGallery(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof arrangeGallery>,
    @Origin() origin: RequestOrigin,
  ): Promise<Gallery> {
    return this.arrange.arrange(actor, params, body, origin);
  }

  /** Works without a session as well: a photo of something public is public. */
  @Serves(readImage)
  @SignedInOrNot()
  @Unaudited('pictures on a page whose own call leaves a line')
  async read(
    @OptionalActor() actor: Actor | null,
    @Input() { params }: ParsedInput<typeof readImage>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const image = await this.reader.find(actor, params.id, params.size);
    await sendStored(reply, { ...image, type: 'image/webp', fileName: `${params.id}-${params.size}.webp` }, known);
  }
}

function toAnswers(outcomes: readonly UploadOutcome[], call: Call, origin: RequestOrigin): { items: UploadAnswer[] } {
  const at = { instance: call.path, requestId: origin.requestId, reader: readerOf(origin.locale) };
  return {
    items: outcomes.map((outcome) =>
      'image' in outcome ? { ok: true, image: outcome.image } : { ok: false, problem: toProblem(outcome.refusal, at) },
    ),
  };
}
