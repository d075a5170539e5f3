import 'react-toastify/ReactToastify.css';
import './toast-list.css';

import { ToastContainer } from 'react-toastify/unstyled';

/** As many as fit on a phone between its two bars; the others are queued. */
const MOST = 3;

/** The unstyled build with its style sheet as a file: the styled one injects a style tag. */
export default function ToastList() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5_000}
      draggable="touch"
      draggablePercent={80}
      theme="light"
      limit={MOST}
    />
  );
}
