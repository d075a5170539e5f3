import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

interface NavDrawerProps {
  open: boolean;
  label: string;
  /** In pixels. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/** The navigation in a drawer over the page. */
export function NavDrawer({ label, width, ...drawer }: NavDrawerProps) {
  return <Drawer {...drawer} slotProps={{ paper: { 'aria-label': label, sx: { width } } }} />;
}
