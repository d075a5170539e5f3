import { LIMITS } from '@common-roof/contracts';

export type ImageFormat = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** Detects an accepted format by its first bytes, whatever the sender claims; null for any other. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  if (startsWith(bytes, 0, JPEG)) return 'jpeg';
  if (startsWith(bytes, 0, PNG)) return 'png';
  if (startsWith(bytes, 0, RIFF) && startsWith(bytes, 8, WEBP)) return 'webp';
  return null;
}

/** Whether an image is small enough to be decoded. @param width pixels @param height pixels */
export function isDecodable(width: number, height: number): boolean {
  return (
    width >= 1 &&
    height >= 1 &&
    width <= LIMITS.imageSide &&
    height <= LIMITS.imageSide &&
    width * height <= LIMITS.imagePixels
  );
}
