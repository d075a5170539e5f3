import { LIMITS } from '@common-roof/contracts';
import { useEffect, useRef, useState } from 'react';

import { logFailure } from '#lib/log.ts';
import { stopwatch } from '#lib/stopwatch.ts';

/** What the server accepts, the best first. Each browser knows at least one. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Enough for speech: five minutes are about 1.2 MB. */
const BITS_PER_SECOND = 32_000;
export const LONGEST_MS = LIMITS.voiceSeconds * 1_000;

export interface Recorded {
  readonly kind: 'recorded';
  readonly content: Blob;
  readonly durationMs: number;
}

type Recording =
  | Recorded
  | { readonly kind: 'asking' }
  | { readonly kind: 'recording'; readonly stream: MediaStream; readonly startedAt: number }
  /** The browser or the person refused, no microphone is there, or it can't be used. */
  | { readonly kind: 'refused' | 'missing' | 'failed' };

function problemOf(cause: unknown): 'refused' | 'missing' | 'failed' {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' ? 'missing' : 'failed';
}

const stopStream = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Begins to record. @param onEnd called with all of it, once it was stopped or the microphone has gone */
function record(stream: MediaStream, onEnd: (content: Blob) => void): MediaRecorder {
  const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(type === undefined ? {} : { mimeType: type }),
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    stopStream(stream);
    onEnd(new Blob(parts, { type: (recorder.mimeType.split(';')[0] ?? '').replace('video/', 'audio/') }));
  });
  recorder.start();
  return recorder;
}

/** Records the microphone from the moment it is mounted, and releases it when it is unmounted. */
export function useRecording(): { recording: Recording; stop: () => Promise<Recorded | null>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [recording, setRecording] = useState<Recording>({ kind: 'asking' });
  const recorder = useRef<MediaRecorder | null>(null);
  /** Resolved by the end of the recording; null when there is nothing in it. */
  const ended = useRef(Promise.withResolvers<Recorded | null>());

  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | null = null;
    ended.current = Promise.withResolvers();
    const begin = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isGone) {
        stopStream(stream);
        return;
      }
      const startedAt = stopwatch.now();
      recorder.current = record(stream, (content) => {
        if (isGone) return;
        const durationMs = Math.round(Math.min(LONGEST_MS, Math.max(1, stopwatch.now() - startedAt)));
        const result: Recorded | null = content.size === 0 ? null : { kind: 'recorded', content, durationMs };
        setRecording(result ?? { kind: 'failed' });
        ended.current.resolve(result);
      });
      setRecording({ kind: 'recording', stream, startedAt });
    };
    begin().catch((cause: unknown) => {
      if (stream !== null) stopStream(stream);
      if (isGone) return;
      const kind = problemOf(cause);
      if (kind === 'failed') logFailure('The microphone could not be started', cause);
      setRecording({ kind });
    });
    return () => {
      isGone = true;
      if (stream !== null) stopStream(stream);
      recorder.current = null;
    };
  }, [attempt]);

  return {
    recording,
    stop: () => {
      if (recorder.current?.state === 'recording') recorder.current.stop();
      return ended.current.promise;
    },
    retry: () => {
      setRecording({ kind: 'asking' });
      setAttempt((count) => count + 1);
    },
  };
}
