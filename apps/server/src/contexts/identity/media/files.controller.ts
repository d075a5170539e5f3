import type { ParsedInput, SentFile } from '@common-roof/contracts';
import { readFile, uploadFile } from '@common-roof/contracts/schemas';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { type FormFile, FormFiles } from '#kernel/http/form-files.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { Unaudited } from '#kernel/http/unaudited.ts';
import { fileSources } from './image-sources.ts';
import { sendStored } from './image-answer.ts';
import { ReadFile } from './read-file.service.ts';
import { UploadFile } from './upload-file.service.ts';

@Controller()
export class FilesController {
  constructor(
    private readonly uploads: UploadFile,
    private readonly reader: ReadFile,
  ) {}

  @Serves(uploadFile)
  @Roles('roomie', 'homeowner')
  upload(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof uploadFile>,
    @FormFiles() files: AsyncIterable<FormFile> | null,
  ): Promise<SentFile> {
    return this.uploads.run(actor, body, fileSources(files, body.data));
  }

  @Serves(readFile)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('files of messages and guides, whose own calls leave a line')
  async read(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof readFile>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendStored(reply, await this.reader.find(actor, params.id), known);
  }
}
