import type { AgreementTemplate } from '@common-roof/contracts';

import { useTemplateVersionsInfiniteQuery } from '#features/letting/leasing/agreements/agreements-api.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface TemplateVersionsProps {
  template: AgreementTemplate;
  /** Restores a previous text; absent if nothing can be edited. */
  onRestore?: (agreement: string) => void;
  onClose: () => void;
}

export function TemplateVersions({ template, ...dialog }: TemplateVersionsProps) {
  const query = useTemplateVersionsInfiniteQuery({ id: template._id });
  return <VersionsDialog of={template} query={query} {...dialog} />;
}
