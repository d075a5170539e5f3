import { api } from '../../../api/api.ts';
import { endpoint } from '../../../api/request.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactOperator: build.mutation({ ...endpoint('contactOperator') }),
  }),
});

export const { useContactOperatorMutation } = contactApi;
