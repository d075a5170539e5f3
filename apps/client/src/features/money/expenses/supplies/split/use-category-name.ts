import { useTranslation } from '#i18n/use-translation.ts';
import { billCategoryOf, purchaseCategoryOf, type UsualKey } from './usual-values.ts';

/** Returns a function that names a category of bills or of purchases. */
export function useCategoryName(): (key: UsualKey) => string {
  const { t } = useTranslation();
  return (key) => {
    const bill = billCategoryOf(key);
    return bill === undefined
      ? t('splits.usual.purchases', { category: t(`supplies.categories.${purchaseCategoryOf(key)}`) })
      : t('splits.usual.bills', { category: t(`money.category.${bill}`) });
  };
}
