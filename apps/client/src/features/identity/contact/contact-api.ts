import { contactOperator } from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactOperator: build.mutation<Answer<typeof contactOperator>, Args<typeof contactOperator>>({
      query: request(contactOperator),
    }),
  }),
});

export const { useContactOperatorMutation } = contactApi;
