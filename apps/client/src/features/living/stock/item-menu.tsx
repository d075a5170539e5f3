import { STOCK_LEVELS, type StockItem, type StockList } from '@common-roof/contracts';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import { removeWithUndo } from '#ui/show-undo.tsx';
import { useRemoveStockItemMutation } from './stock-api.ts';
import { useClaim } from './use-claim.ts';
import type { Marks } from './use-marks.ts';

interface ItemMenuProps {
  item: StockItem;
  can: StockList['can'];
  marks: Marks;
  onEdit: (item: StockItem) => void;
}

/** What else a person can do about a thing. Neatkeepers say what is needed. */
export function ItemMenu({ item, can, marks, onEdit }: ItemMenuProps) {
  const { t } = useTranslation();
  const claim = useClaim();
  const [remove] = useRemoveStockItemMutation();
  const { _id: id, name } = item;
  const send = async (): Promise<boolean> => {
    const { error } = await remove({ params: { id } });
    if (error !== undefined) showRefusal(error);
    return error === undefined;
  };
  const levels = STOCK_LEVELS.filter((level) => level !== item.level && (can.edit || level !== 'enough'));
  const marking = levels.map((level) => ({
    label: t(`stock.mark.${level}`),
    act: () => {
      marks.mark(item, level);
    },
  }));
  return (
    <MoreMenu
      label={t('stock.more', { name })}
      choices={[
        ...(can.mark ? marking : []),
        ...(can.edit && item.claim?.is_own === true
          ? [{ label: t('stock.release'), act: () => void claim(item, false) }]
          : []),
        ...(can.edit
          ? [
              {
                label: t('stock.edit'),
                act: () => {
                  onEdit(item);
                },
              },
              {
                label: t('stock.remove'),
                isGrave: true,
                act: () =>
                  void removeWithUndo({ id, message: t('stock.removed', { name }), undo: t('photos.undo') }, send),
              },
            ]
          : []),
      ]}
    />
  );
}
