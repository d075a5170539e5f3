/** One megabyte, the server's limit. */
export const MOST_BYTES = 1_048_576;

/** Reads a file as Base64. @throws DOMException if it can't be read */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // A data URL: media type, a comma, and the bytes.
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file cannot be read.'));
    };
    reader.readAsDataURL(file);
  });
