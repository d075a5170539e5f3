import 'react-toastify/ReactToastify.css';
import './toast-list.css';

import { ToastContainer } from 'react-toastify/unstyled';

import { directionOf } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';

/** As many as fit on a phone between its two bars; the others are queued. */
const MOST = 3;

/** The unstyled build with its style sheet as a file: the styled one injects a style tag. */
export default function ToastList() {
  const isRightToLeft = directionOf(useTranslation().i18n.language) === 'rtl';
  return (
    <ToastContainer
      position={isRightToLeft ? 'top-left' : 'top-right'}
      rtl={isRightToLeft}
      autoClose={5_000}
      draggable="touch"
      draggablePercent={80}
      theme="light"
      limit={MOST}
    />
  );
}
