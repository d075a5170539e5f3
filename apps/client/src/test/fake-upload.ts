import type { Problem, SentFile, UploadAnswer } from '@common-roof/contracts';

type Answer = { status: 200; body: { items: UploadAnswer[] } | SentFile } | { status: number; body: Problem | null };

/** One upload as the server sees it: the number of files, and when it is answered. */
export interface Sent {
  readonly path: string;
  readonly files: readonly File[];
  /** What a PDF or a voice message says about itself. */
  readonly about: unknown;
  progress(bytes: number): void;
  answer(answer: Answer): void;
  lose(): void;
}

/** Replaces the browser's XMLHttpRequest, the only upload with progress. */
export class FakeUploads {
  readonly sent: Sent[] = [];

  install(): this {
    const { sent } = this;
    class Request extends EventTarget {
      readonly upload = new EventTarget();
      status = 0;
      responseText = '';
      private path = '';

      open(_method: string, path: string): void {
        this.path = path;
      }
      setRequestHeader(): void {
        // no header is read
      }
      getResponseHeader(): null {
        return null;
      }
      abort(): void {
        this.dispatchEvent(new Event('abort'));
      }
      send(form: FormData): void {
        sent.push({
          path: this.path,
          files: [...form.getAll('images'), ...form.getAll('file')] as File[],
          about: form.has('about') ? JSON.parse(form.get('about') as string) : null,
          progress: (loaded) => {
            this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
          },
          answer: ({ status, body }) => {
            this.status = status;
            this.responseText = body === null ? '' : JSON.stringify(body);
            this.dispatchEvent(new Event('load'));
          },
          lose: () => {
            this.dispatchEvent(new Event('error'));
          },
        });
      }
    }
    window.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
    return this;
  }
}
