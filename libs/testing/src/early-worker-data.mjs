/**
 * A worker of jest-light-runner (0.8) asks for its data, and every worker is sent it as soon as one of them asks. A
 * worker that did not listen yet lost the message: a later request did not bring it again, and the worker waited
 * forever. Here the message is kept until it is requested. Preload with `--import`.
 */
const QUESTION = 'jest-light-runner-get-worker-data';
const ANSWER = 'jest-light-runner-worker-data';

if (process.send && process.env.TINYPOOL_WORKER_ID !== undefined) {
  let early;
  const keep = (message) => {
    if (message?.type === ANSWER) early = message;
  };
  // Attached with the first listener and not before it: messages that arrive while there is none wait for it.
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
