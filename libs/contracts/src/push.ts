/** A button on a notification. */
export interface OfferedAction {
  readonly title: string;
  /** A path of the client. */
  readonly url: string;
}

/** What the server pushes to a device, and its service worker shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of the client. */
  readonly url: string;
  /** A later message with the same tag replaces this one, on the device and while it waits for the device. */
  readonly tag: string;
  /** The number for the app's icon. */
  readonly unread: number;
  /** Null: choosing the notification is all that can be done. */
  readonly action: OfferedAction | null;
}
