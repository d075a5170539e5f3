import { callGroups, partFor } from '../../.vitepress/openapi.ts';

/** A page for each group of calls, with its part of the description. */
export default {
  paths: () => callGroups.map(({ tag, slug }) => ({ params: { tag: slug, title: tag, spec: partFor(tag) } })),
};
