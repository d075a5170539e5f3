import { templatesOf, templateText } from '../../support/agreements.ts';
import type { TestApp } from '../../support/test-app.ts';
import { signIn } from '../../support/world.ts';
import { type Scene, type Targets, to } from './target.ts';

/** Templates of the homeowner, made for each cell. */
export function makeAgreementTargets(app: TestApp): Targets {
  const template = async ({ homeowner }: Scene) =>
    templatesOf(app, { ...homeowner, ...(await signIn(app, homeowner.account)) }).add();
  return {
    'GET /api/homeowners/getagreement/{id}': (_column, { homeowner }) => ({
      path: `/api/homeowners/getagreement/${homeowner.account.id}`,
    }),
    'PUT /api/homeowners/addagreement/{id}': (_column, { homeowner }) => ({
      path: `/api/homeowners/addagreement/${homeowner.account.id}`,
      body: templateText(),
    }),
    'PUT /api/homeowners/deleteagreement/{id}': async (_column, scene) => ({
      path: `/api/homeowners/deleteagreement/${scene.homeowner.account.id}`,
      body: { agreement_id: (await template(scene))._id },
    }),
    'GET /api/agreement-templates/{id}': async (_column, scene) => ({
      path: `/api/agreement-templates/${(await template(scene))._id}`,
    }),
    'GET /api/agreement-templates/{id}/versions': async (_column, scene) => ({
      path: `/api/agreement-templates/${(await template(scene))._id}/versions`,
    }),
    'GET /api/agreement-templates/starters': to('/api/agreement-templates/starters'),
    'GET /api/agreement-templates/values/{id}': (_column, { room }) => ({
      path: `/api/agreement-templates/values/${room}?language=en`,
    }),
  };
}
