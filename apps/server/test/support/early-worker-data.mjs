/**
 * A worker of jest-light-runner (0.8) asks for what it has to know, and every worker is sent it as soon as one of them asks. In
 * one that does not listen yet it was lost: asked for later, it did not come again, and the worker waited for good. Here
 * it is kept until it is asked for. Preload with `--import`.
 */
const QUESTION = 'jest-light-runner-get-worker-data';
const ANSWER = 'jest-light-runner-worker-data';

if (process.send && process.env.TINYPOOL_WORKER_ID !== undefined) {
  let early;
  const keep = (message) => {
    if (message?.type === ANSWER) early = message;
  };
  // Beside the first listener and not before it: what arrives while there is none waits for it.
  process.on('newListener', function begin(event) {
    if (event !== 'message') return;
    process.off('newListener', begin);
    process.on('message', keep);
  });

  const send = process.send.bind(process);
  process.send = (message, ...more) => {
    if (message !== QUESTION || early === undefined) return send(message, ...more);
    process.nextTick(() => process.emit('message', early));
    return true;
  };
}
