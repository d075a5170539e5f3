import Skeleton from '@mui/material/Skeleton';

/** A skeleton of the editor, with its toolbar and hint. */
export function EditorSkeleton() {
  return <Skeleton variant="rounded" height={468} sx={{ borderRadius: 1 }} />;
}
