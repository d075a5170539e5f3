import type { TokenArea, TokenScope } from '@common-roof/contracts';

type Action = 'read' | 'write';

interface AreaScopes {
  readonly area: TokenArea;
  /** With their scopes, in the order in which they are shown. */
  readonly actions: readonly { readonly action: Action; readonly scope: TokenScope }[];
}

/** Groups scopes by what they are about, in the order in which they come. */
export function byArea(scopes: readonly TokenScope[]): readonly AreaScopes[] {
  const areas = new Map<TokenArea, { action: Action; scope: TokenScope }[]>();
  for (const scope of scopes) {
    const [area, action] = scope.split(':') as [TokenArea, Action];
    areas.set(area, [...(areas.get(area) ?? []), { action, scope }]);
  }
  return [...areas].map(([area, actions]) => ({ area, actions }));
}
