import { type ApiError, isTemporary } from '#api/api-error.ts';
import { type DraftItem, isTaken, type UploadedPhoto, type TakenPhoto } from './draft-item.ts';
import type { DraftStore } from './draft-store.ts';

type Outcome<Data> = { readonly data: Data } | { readonly error: ApiError };

export interface DraftServer {
  readonly save: (item: DraftItem, photos: readonly UploadedPhoto[]) => Promise<Outcome<unknown>>;
  readonly upload: (photo: Blob) => Promise<Outcome<UploadedPhoto>>;
  readonly remove: (itemId: string) => Promise<Outcome<unknown>>;
}

/** `offline`: stored here, and sent when there is a connection. `failed`: the server rejects it. */
export type DraftState =
  { readonly kind: 'saved' | 'saving' | 'offline' } | { readonly kind: 'failed'; readonly message: string };

export interface DraftView {
  /** Items as on this device, whether they have arrived or not. */
  readonly items: readonly DraftItem[];
  /** How many items, including removed ones, have not arrived yet. */
  readonly waiting: number;
  readonly state: DraftState;
}

/**
 * A report's input on its way to the server: stored on the device first, then sent item by item, with an item's photos
 * before the item. An item that changes while it is sent is sent again.
 */
export class ReportDraft {
  private view: DraftView;
  private readonly items: Map<string, DraftItem>;
  private readonly unsaved = new Set<string>();
  /** Changed since the page opened. */
  private readonly touched = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private isSending = false;
  private isClosed = false;

  private readonly reportId: string;
  private readonly store: DraftStore;
  private readonly server: DraftServer;

  /** @param saved items as the server has them */
  constructor(reportId: string, saved: readonly DraftItem[], store: DraftStore, server: DraftServer) {
    this.reportId = reportId;
    this.items = new Map(saved.map((item) => [item.item_id, item]));
    this.store = store;
    this.server = server;
    this.view = { items: saved, waiting: 0, state: { kind: 'saved' } };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly current = (): DraftView => this.view;

  /** Resumes and sends unsent input of an earlier visit. @returns a function that stops it */
  open(): () => void {
    this.isClosed = false;
    void this.store.all(this.reportId).then((kept) => {
      for (const item of kept) {
        // Input since the page opened is newer.
        if (this.touched.has(item.item_id)) continue;
        this.items.set(item.item_id, item);
        this.unsaved.add(item.item_id);
      }
      this.show();
      return this.send();
    });
    return () => {
      this.isClosed = true;
    };
  }

  addItem(item: DraftItem): void {
    this.touched.add(item.item_id);
    this.keep(item);
    void this.send();
  }

  /** Changes an item. @param change applied to the item's current state: a photo may finish after newer input */
  change(itemId: string, change: (item: DraftItem) => DraftItem): void {
    const item = this.items.get(itemId);
    if (item !== undefined && item.isOff !== true) this.addItem(change(item));
  }

  takeOff(itemId: string): void {
    this.change(itemId, (item) => ({ ...item, isOff: true }));
  }

  /** Sends what is waiting, also on request. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let item = this.next(); item !== undefined && !this.isClosed; item = this.next()) {
        this.show({ kind: 'saving' });
        const problem = await this.sendOne(item);
        if (problem === null) continue;
        this.show(isTemporary(problem) ? { kind: 'offline' } : { kind: 'failed', message: problem.message });
        return;
      }
      if (this.unsaved.size === 0) this.show({ kind: 'saved' });
    } finally {
      this.isSending = false;
    }
  }

  private next(): DraftItem | undefined {
    for (const id of this.unsaved) return this.items.get(id);
    return undefined;
  }

  /** Sends one item. @returns why it failed; null if it arrived, or changed in between */
  private async sendOne(item: DraftItem): Promise<ApiError | null> {
    if (item.isOff === true) {
      const removed = await this.server.remove(item.item_id);
      // An item that never arrived isn't there either.
      if ('error' in removed && removed.error.status !== 404) return removed.error;
      await this.arrived(item);
      return null;
    }
    const taken = item.photos.find(isTaken);
    if (taken !== undefined) {
      const sent = await this.server.upload(taken.blob);
      if ('error' in sent) return sent.error;
      this.replacePhoto(item.item_id, taken, sent.data);
      return null;
    }
    const saved = await this.server.save(
      item,
      item.photos.filter((photo): photo is UploadedPhoto => !isTaken(photo)),
    );
    if ('error' in saved) return saved.error;
    await this.arrived(item);
    return null;
  }

  private async arrived(item: DraftItem): Promise<void> {
    // Changed while it was sent: the newer state still has to be sent.
    if (this.items.get(item.item_id) !== item) return;
    this.unsaved.delete(item.item_id);
    if (item.isOff === true) this.items.delete(item.item_id);
    this.show();
    await this.store.remove(this.reportId, item.item_id);
  }

  private replacePhoto(itemId: string, taken: TakenPhoto, kept: UploadedPhoto): void {
    const item = this.items.get(itemId);
    if (item === undefined) return;
    const photos = item.photos.map((photo) => (isTaken(photo) && photo.key === taken.key ? kept : photo));
    this.keep({ ...item, photos });
  }

  private keep(item: DraftItem): void {
    this.items.set(item.item_id, item);
    this.unsaved.add(item.item_id);
    this.show();
    void this.store.put(this.reportId, item);
  }

  private show(state: DraftState = this.view.state): void {
    const items = [...this.items.values()].filter(({ isOff }) => isOff !== true);
    this.view = { items, waiting: this.unsaved.size, state };
    for (const listener of this.listeners) listener();
  }
}
