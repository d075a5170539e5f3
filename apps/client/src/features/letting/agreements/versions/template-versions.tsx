import type { AgreementTemplate } from '@common-roof/contracts';

import { useTemplateVersionsInfiniteQuery } from '../agreements-api.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface TemplateVersionsProps {
  template: AgreementTemplate;
  /** Puts a former text in place of the present one; absent where nothing is written. */
  onRestore?: (agreement: string) => void;
  onClose: () => void;
}

export function TemplateVersions({ template, ...dialog }: TemplateVersionsProps) {
  const query = useTemplateVersionsInfiniteQuery({ id: template._id });
  return <VersionsDialog of={template} query={query} {...dialog} />;
}
