import type { Photo } from '@common-roof/contracts';

import { uploadFiles } from '#api/upload.ts';
import { shrink } from '#ui/photo-files.ts';

/** Few enough to arrive within a request's time limit on a slow connection. */
const AT_ONCE = 4;

/** A chosen file that isn't part of a gallery yet. */
export interface PendingPhoto {
  readonly key: number;
  readonly file: File;
  /** Shown until the server's version is ready. */
  readonly preview: string;
  readonly state: 'waiting' | 'sending' | 'storing' | 'failed';
  /** 0 to 1. */
  readonly progress: number;
  readonly message: string | null;
  /** False if the same file would fail again. */
  readonly mayRetry: boolean;
}

type Change = Partial<Pick<PendingPhoto, 'state' | 'progress' | 'message' | 'mayRetry'>>;

/** Adds uploaded photos to their gallery; resolves with false if that failed. */
export type PlacePhotos = (photos: readonly Photo[]) => Promise<boolean>;

/** Returns the progress of each file, for files sent one after the other. */
export function progressOf(sizes: readonly number[], sentBytes: number): number[] {
  let left = sentBytes;
  return sizes.map((size) => {
    const sent = Math.max(0, Math.min(size, left));
    left -= size;
    return size === 0 ? 1 : sent / size;
  });
}

/** Uploads chosen files a few at a time, and tracks their progress. Failed files stay with their reason. */
export class Uploads {
  private list: readonly PendingPhoto[] = [];
  private readonly queue: PendingPhoto[] = [];
  private readonly listeners = new Set<() => void>();
  private abort = new AbortController();
  private isSending = false;
  private lastKey = 0;
  private onUploaded: PlacePhotos = () => Promise.resolve(false);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly pending = (): readonly PendingPhoto[] => this.list;

  addFiles(files: readonly File[]): void {
    const photos = files.map((file): PendingPhoto => {
      this.lastKey += 1;
      const preview = URL.createObjectURL(file);
      return { key: this.lastKey, file, preview, state: 'waiting', progress: 0, message: null, mayRetry: false };
    });
    this.show([...this.list, ...photos]);
    this.enqueue(photos);
  }

  retry(key: number): void {
    this.change([key], { state: 'waiting', progress: 0, message: null });
    this.enqueue(this.list.filter((photo) => photo.key === key));
  }

  dismiss(key: number): void {
    for (const { preview } of this.list.filter((photo) => photo.key === key)) URL.revokeObjectURL(preview);
    this.show(this.list.filter((photo) => photo.key !== key));
  }

  placeBy(onUploaded: PlacePhotos): void {
    this.onUploaded = onUploaded;
  }

  /** Starts for a mounted component. @returns a function that ends it and cancels running uploads */
  open(): () => void {
    this.abort = new AbortController();
    return () => {
      this.abort.abort();
      this.queue.length = 0;
      for (const { preview } of this.list) URL.revokeObjectURL(preview);
      this.list = [];
    };
  }

  private enqueue(photos: readonly PendingPhoto[]): void {
    this.queue.push(...photos);
    void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      while (this.queue.length > 0) await this.send(this.queue.splice(0, AT_ONCE));
    } finally {
      this.isSending = false;
    }
  }

  private async send(photos: readonly PendingPhoto[]): Promise<void> {
    const keys = photos.map(({ key }) => key);
    this.change(keys, { state: 'sending' });
    const files = await Promise.all(photos.map(({ file }) => shrink(file)));
    const sizes = files.map(({ size }) => size);
    const onProgress = (sent: number): void => {
      progressOf(sizes, sent).forEach((progress, at) => {
        this.change(keys.slice(at, at + 1), { progress, state: progress === 1 ? 'storing' : 'sending' });
      });
    };
    const { signal } = this.abort;
    const outcome = await uploadFiles(files, onProgress, signal);
    if (signal.aborted) return;
    if ('error' in outcome) {
      const { message, status } = outcome.error;
      this.change(keys, { state: 'failed', message, mayRetry: status !== 413 });
      return;
    }
    keys.forEach((key, at) => {
      const answer = outcome.data[at];
      if (answer?.ok === false)
        this.change([key], { state: 'failed', message: answer.problem.detail, mayRetry: false });
    });
    await this.place(
      outcome.data.flatMap((answer) => (answer.ok ? [answer.image] : [])),
      keys.filter((_, at) => outcome.data[at]?.ok === true),
    );
  }

  private async place(photos: readonly Photo[], keys: readonly number[]): Promise<void> {
    if (photos.length === 0) return;
    if (await this.onUploaded(photos)) for (const key of keys) this.dismiss(key);
    else this.change(keys, { state: 'failed', message: null, mayRetry: true });
  }

  private change(keys: readonly number[], change: Change): void {
    this.show(this.list.map((photo) => (keys.includes(photo.key) ? { ...photo, ...change } : photo)));
  }

  private show(list: readonly PendingPhoto[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}
