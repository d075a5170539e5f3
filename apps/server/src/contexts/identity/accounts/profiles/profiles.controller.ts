import type { HomeownerProfile, MyProfile, ParsedInput } from '@common-roof/contracts';
import {
  deleteMe,
  exportMe,
  getHomeowner,
  keepMe,
  resetRoomiePassword,
  saveAdminProfile,
  saveHomeowner,
  saveHomeownerProfile,
  saveRoomieProfile,
} from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles, WhileLeaving } from '#kernel/http/roles.decorator.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { DeleteAccountService } from './delete-account.service.ts';
import { ProfilesService } from './profiles.service.ts';
import { ResetForRoomieService } from './reset-for-roomie.service.ts';

@Controller()
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly deleting: DeleteAccountService,
    private readonly resetting: ResetForRoomieService,
    private readonly personalData: PersonalData,
  ) {}

  @Serves(saveRoomieProfile)
  @Roles('roomie', 'admin')
  saveRoomie(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof saveRoomieProfile>,
    @Origin() origin: RequestOrigin,
  ): Promise<MyProfile> {
    return this.profiles.saveRoomie(actor, params.id, body, origin);
  }

  @Serves(saveHomeowner)
  @Roles('homeowner', 'admin')
  saveHomeowner(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof saveHomeowner>,
    @Origin() origin: RequestOrigin,
  ): Promise<MyProfile> {
    return this.profiles.saveHomeowner(actor, params.id, body, origin);
  }

  @Serves(saveHomeownerProfile)
  @Roles('homeowner', 'admin')
  saveHomeownerProfile(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof saveHomeownerProfile>,
    @Origin() origin: RequestOrigin,
  ): Promise<MyProfile> {
    return this.profiles.saveHomeowner(actor, params.id, body, origin);
  }

  @Serves(saveAdminProfile)
  @Roles('admin')
  @Unaudited('their own account')
  saveAdmin(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof saveAdminProfile>,
    @Origin() origin: RequestOrigin,
  ): Promise<MyProfile> {
    return this.profiles.saveAdmin(actor, params.id, body, origin);
  }

  @Serves(getHomeowner)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  homeowner(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getHomeowner>,
  ): Promise<HomeownerProfile> {
    return this.profiles.homeowner(actor, params.id);
  }

  @Serves(exportMe)
  @WhileLeaving()
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own account')
  export(@CurrentActor() { accountId: id }: Actor, @Reading() reader: Reader): Promise<Record<string, unknown>> {
    return this.personalData.exportFor({ id, reader });
  }

  @Serves(deleteMe)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own account')
  async delete(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof deleteMe>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    await this.deleting.requestDeletion(actor, body.current_password, origin);
  }

  @Serves(keepMe)
  @WhileLeaving()
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own account')
  async cancelDeletion(@CurrentActor() actor: Actor, @Origin() origin: RequestOrigin): Promise<void> {
    await this.deleting.cancelDeletion(actor, origin);
  }

  @Serves(resetRoomiePassword)
  @Roles('roomie', 'homeowner', 'admin')
  resetPassword(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof resetRoomiePassword>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    return this.resetting.reset(actor, params.id, body, origin);
  }
}
