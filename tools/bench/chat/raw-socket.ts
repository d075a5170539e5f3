import { WebSocket } from 'ws';

/**
 * A minimal Engine.IO 4 and Socket.IO 5 client. The official client would parse every push completely and take CPU time
 * from the server under test.
 */
export class RawSocket {
  readonly #socket: WebSocket;
  readonly #hear: (created: string) => void;
  readonly #answers = new Map<number, (answer: string) => void>();
  #lastAnswer = 0;

  private constructor(socket: WebSocket, hear: (created: string) => void) {
    this.#socket = socket;
    this.#hear = hear;
  }

  /** @param hear receives every `message:created` as the text of the packet */
  static connect(url: string, auth: object, hear: (created: string) => void): Promise<RawSocket> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    return new Promise((resolve, reject) => {
      const raw = new RawSocket(socket, hear);
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const packet = data.toString();
        if (packet.startsWith('40')) resolve(raw);
        else if (packet.startsWith('44')) reject(new Error(`Refused: ${packet}`));
        else if (packet.startsWith('0')) socket.send(`40${JSON.stringify(auth)}`);
        else raw.#receive(packet);
      });
    });
  }

  /** @param answered receives the acknowledgement as the text of the packet */
  send(event: string, frame: object, answered: (answer: string) => void): void {
    this.#lastAnswer += 1;
    this.#answers.set(this.#lastAnswer, answered);
    this.#socket.send(`42${this.#lastAnswer}${JSON.stringify([event, frame])}`);
  }

  close(): void {
    this.#socket.close();
  }

  #receive(packet: string): void {
    if (packet === '2') this.#socket.send('3');
    else if (packet.startsWith('42["message:created"')) this.#hear(packet);
    else if (packet.startsWith('43')) this.#acknowledge(packet);
  }

  #acknowledge(packet: string): void {
    const end = packet.indexOf('[');
    const number = Number(packet.slice(2, end));
    const answered = this.#answers.get(number);
    this.#answers.delete(number);
    answered?.(packet.slice(end));
  }
}
