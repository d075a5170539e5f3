import type { ReportItem } from '@common-roof/contracts';

import type { ApiError } from '../../../../api/api-error.ts';
import { type DraftItem, isTaken, type KeptPhoto, type TakenPhoto } from './draft-item.ts';
import type { DraftStore } from './draft-store.ts';

type Outcome<Data> = { readonly data: Data } | { readonly error: ApiError };

export interface DraftServer {
  readonly save: (item: DraftItem, photos: readonly KeptPhoto[]) => Promise<Outcome<ReportItem>>;
  readonly upload: (photo: Blob) => Promise<Outcome<KeptPhoto>>;
}

/** `offline`: it is kept here, and sent when there is a connection. `failed`: the server does not take it. */
export type DraftState =
  { readonly kind: 'saved' | 'saving' | 'offline' } | { readonly kind: 'failed'; readonly message: string };

export interface DraftView {
  /** What has not arrived yet, by item: it counts more than what the server says. */
  readonly unsaved: ReadonlyMap<string, DraftItem>;
  readonly state: DraftState;
}

const NOTHING: DraftView = { unsaved: new Map(), state: { kind: 'saved' } };
/** No answer at all, or a server that is away for a moment. */
const passes = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;

/**
 * What is entered into a report, on its way to the server: kept on the device first, sent item by item, photos before the
 * item that they show. What was changed again while it was sent is sent once more.
 */
export class ReportDraft {
  private view: DraftView = NOTHING;
  private readonly listeners = new Set<() => void>();
  private isSending = false;
  private isClosed = false;

  private readonly reportId: string;
  private readonly store: DraftStore;
  private readonly server: DraftServer;

  constructor(reportId: string, store: DraftStore, server: DraftServer) {
    this.reportId = reportId;
    this.store = store;
    this.server = server;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly current = (): DraftView => this.view;

  /** Takes up what this device still has of an earlier visit, and sends it. @returns what ends it */
  open(): () => void {
    this.isClosed = false;
    void this.store.all(this.reportId).then((items) => {
      // What was entered since the page opened is newer.
      const unsaved = new Map([...items.map((item) => [item.item_id, item] as const), ...this.view.unsaved]);
      this.show({ unsaved });
      return this.send();
    });
    return () => {
      this.isClosed = true;
    };
  }

  change(item: DraftItem): void {
    this.show({ unsaved: new Map(this.view.unsaved).set(item.item_id, item) });
    void this.store.put(this.reportId, item);
    void this.send();
  }

  /** What was taken off the report, or cannot be changed any more. */
  async forget(itemIds: readonly string[] = [...this.view.unsaved.keys()]): Promise<void> {
    const unsaved = new Map(this.view.unsaved);
    for (const id of itemIds) unsaved.delete(id);
    this.show({ unsaved, ...(unsaved.size === 0 ? { state: { kind: 'saved' } } : {}) });
    for (const id of itemIds) await this.store.remove(this.reportId, id);
  }

  /** Sends what waits; also when somebody asks for it again. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let item = this.next(); item !== undefined && !this.isClosed; item = this.next()) {
        this.show({ state: { kind: 'saving' } });
        const problem = await this.sendOne(item);
        if (problem === null) continue;
        this.show({ state: passes(problem) ? { kind: 'offline' } : { kind: 'failed', message: problem.message } });
        return;
      }
      if (this.view.unsaved.size === 0) this.show({ state: { kind: 'saved' } });
    } finally {
      this.isSending = false;
    }
  }

  private next(): DraftItem | undefined {
    return this.view.unsaved.values().next().value;
  }

  /** @returns why it did not arrive; null where it did, or the item became another one meanwhile */
  private async sendOne(item: DraftItem): Promise<ApiError | null> {
    const taken = item.photos.find(isTaken);
    if (taken !== undefined) {
      const sent = await this.server.upload(taken.blob);
      if ('error' in sent) return sent.error;
      this.replacePhoto(item.item_id, taken, sent.data);
      return null;
    }
    const saved = await this.server.save(
      item,
      item.photos.filter((photo): photo is KeptPhoto => !isTaken(photo)),
    );
    if ('error' in saved) return saved.error;
    if (this.view.unsaved.get(item.item_id) === item) await this.forget([item.item_id]);
    return null;
  }

  private replacePhoto(itemId: string, taken: TakenPhoto, kept: KeptPhoto): void {
    const item = this.view.unsaved.get(itemId);
    if (item === undefined) return;
    const photos = item.photos.map((photo) => (isTaken(photo) && photo.key === taken.key ? kept : photo));
    const next = { ...item, photos };
    this.show({ unsaved: new Map(this.view.unsaved).set(itemId, next) });
    void this.store.put(this.reportId, next);
  }

  private show(change: Partial<DraftView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}
