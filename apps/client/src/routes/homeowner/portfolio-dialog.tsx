import { useLeaseField } from '#features/letting/leasing/agreements/offers/lease-field.tsx';
import { PortfolioDialog } from '#features/letting/portfolio/portfolio-dialog.tsx';

/** The import of houses with the choice of a lease. */
export function ImportPortfolio({ onClose }: { onClose: () => void }) {
  const { field, takeTemplate } = useLeaseField();
  return <PortfolioDialog lease={field} takeTemplate={takeTemplate} onClose={onClose} />;
}
