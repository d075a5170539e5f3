import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

/** The devices that show alerts as notifications. One that is signed out isn't among them any more. */
export const pushDeviceResources = api.injectEndpoints({
  endpoints: (build) => ({
    pushDevices: build.query({ ...endpoint('GET /api/me/push-devices'), providesTags: ['Sessions'] }),
    addPushDevice: build.mutation({ ...endpoint('PUT /api/me/push-devices'), invalidatesTags: ['Sessions'] }),
    renewPushDevice: build.mutation({
      ...endpoint('PUT /api/me/push-devices/current'),
      invalidatesTags: ['Sessions'],
    }),
    testPushDevice: build.mutation({ ...endpoint('POST /api/me/push-devices/{id}/test') }),
    removePushDevice: build.mutation({
      ...endpoint('DELETE /api/me/push-devices/{id}'),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const { usePushDevicesQuery, useAddPushDeviceMutation, useTestPushDeviceMutation, useRemovePushDeviceMutation } =
  pushDeviceResources;
