import { useEffect, useRef, useState } from 'react';

import { logFailure } from '#lib/log.ts';

/** Past the end of every recording: looking for it makes a browser read how long the recording is. */
const PAST_END_SECONDS = 1e7;

/** The one that is heard: starting another stops it. */
let heard: HTMLAudioElement | null = null;

interface Voice {
  readonly state: 'still' | 'loading' | 'playing' | 'failed';
  /** In milliseconds. */
  readonly position: number;
  readonly toggle: () => void;
  readonly seek: (position: number) => void;
}

/**
 * What a browser records doesn't say how long it is, and can only be sought in once the browser has looked for its end.
 */
async function openAudio(content: Blob): Promise<HTMLAudioElement> {
  const audio = new Audio();
  await new Promise<void>((resolve, reject) => {
    audio.addEventListener('error', () => {
      reject(new Error('The browser cannot play it.'));
    });
    audio.addEventListener('durationchange', () => {
      if (Number.isFinite(audio.duration)) resolve();
      else audio.currentTime = PAST_END_SECONDS;
    });
    audio.addEventListener('seeked', () => {
      resolve();
    });
    audio.src = URL.createObjectURL(content);
  });
  audio.currentTime = 0;
  return audio;
}

function close(audio: HTMLAudioElement | null): void {
  if (audio === null) return;
  audio.pause();
  if (heard === audio) heard = null;
  URL.revokeObjectURL(audio.src);
}

/** Plays a recording, which is loaded when it is first played. */
export function useVoice(load: () => Promise<Blob | null>): Voice {
  const [state, setState] = useState<Voice['state']>('still');
  const [position, setPosition] = useState(0);
  const audio = useRef<HTMLAudioElement | null>(null);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      close(audio.current);
      audio.current = null;
    };
  }, []);

  const listen = (opened: HTMLAudioElement): void => {
    opened.addEventListener('timeupdate', () => {
      setPosition(opened.currentTime * 1_000);
    });
    opened.addEventListener('pause', () => {
      setState('still');
    });
    opened.addEventListener('ended', () => {
      opened.currentTime = 0;
      setPosition(0);
      setState('still');
    });
  };

  const play = async (): Promise<void> => {
    setState('loading');
    try {
      if (audio.current === null) {
        const content = await load();
        if (content === null) throw new Error('It is not there, or not for this reader.');
        const opened = await openAudio(content);
        if (isGone.current) {
          close(opened);
          return;
        }
        listen(opened);
        opened.currentTime = position / 1_000;
        audio.current = opened;
      }
      if (heard !== audio.current) heard?.pause();
      heard = audio.current;
      await audio.current.play();
      setState('playing');
    } catch (cause) {
      if (isGone.current) return;
      // The browser wants another press, because loading took too long for the first one to count.
      if (cause instanceof DOMException && cause.name === 'NotAllowedError') {
        setState('still');
        return;
      }
      logFailure('A voice message could not be played', cause);
      setState('failed');
    }
  };

  return {
    state,
    position,
    toggle: () => {
      if (state === 'playing') audio.current?.pause();
      else if (state !== 'loading') void play();
    },
    seek: (next) => {
      setPosition(next);
      if (audio.current !== null) audio.current.currentTime = next / 1_000;
    },
  };
}
