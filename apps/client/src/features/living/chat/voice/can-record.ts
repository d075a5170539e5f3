/** Whether this browser records voice messages. Without HTTPS it has no microphone to offer. */
export const canRecord = (): boolean =>
  'MediaRecorder' in window && 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices;
