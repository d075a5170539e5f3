import type { CallResponse, ParsedInput, PushDevice } from '@common-roof/contracts';
import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  renewPushDevice,
  testPushDevice,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { PushDevices } from './push-devices.service.ts';

@Controller()
export class PushDevicesController {
  constructor(private readonly devices: PushDevices) {}

  @Serves(listPushDevices)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own devices')
  list(@CurrentActor() actor: Actor): Promise<CallResponse<typeof listPushDevices>> {
    return this.devices.list(actor);
  }

  @Serves(addPushDevice)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own devices')
  turnOn(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof addPushDevice>,
    @Origin() { userAgent }: RequestOrigin,
  ): Promise<PushDevice> {
    return this.devices.turnOn(actor, body, userAgent);
  }

  @Serves(renewPushDevice)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own devices')
  renew(@CurrentActor() actor: Actor, @Input() { body }: ParsedInput<typeof renewPushDevice>): Promise<PushDevice> {
    return this.devices.renew(actor, body.endpoint);
  }

  @Serves(testPushDevice)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own devices')
  async test(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof testPushDevice>,
  ): Promise<{ message: string }> {
    await this.devices.test(actor, params.id);
    return { message: 'The notification is on its way.' };
  }

  @Serves(removePushDevice)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own devices')
  remove(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof removePushDevice>): Promise<void> {
    return this.devices.remove(actor, params.id);
  }
}
