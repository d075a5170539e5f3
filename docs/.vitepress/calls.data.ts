import { type CallGroup, callGroups } from './openapi.ts';

declare const data: readonly CallGroup[];
export { data };

export default { watch: ['../../libs/api-client/openapi.json'], load: () => callGroups };
