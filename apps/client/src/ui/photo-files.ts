/** The server's accepted formats. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp';

/** The stored size of photos; sending more only takes longer. */
const LONGEST_SIDE = 2_048;
/** A smaller file is sent unchanged. */
const SMALL_ENOUGH_BYTES = 1_500_000;
const QUALITY = 0.9;

/** Shrinks a camera's photo to its stored size. Files the browser can't read are left to the server. */
export async function shrink(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_ENOUGH_BYTES || !('createImageBitmap' in window)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const type = file.type === 'image/png' ? 'image/webp' : 'image/jpeg';
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, QUALITY);
    });
    return smaller !== null && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
