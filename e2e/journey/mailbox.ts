import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Letter {
  to: string;
  /** The plain text part. */
  text: string;
  /** What most people see; empty where there is none. */
  html: string;
}

/** Ends a wait for what will not come; a busy machine has other work before a letter. */
const PATIENCE_MS = 180_000;
const POLL_MS = 100;
const END_OF_DATA = '\r\n.\r\n';

/** A mail server that keeps what it is given: what a person would read in their mailbox. */
export class Mailbox {
  private readonly letters: Letter[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Mailbox> {
    const server = createServer();
    const mailbox = new Mailbox(server);
    server.on('connection', (socket) => receive(socket, (letter) => mailbox.letters.push(letter)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next letter to this address that has the pattern in it, taken out of the box. */
  async letter(to: string, pattern: RegExp): Promise<Letter> {
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      const index = this.letters.findIndex((letter) => letter.to === to && pattern.test(letter.text));
      const [letter] = index < 0 ? [] : this.letters.splice(index, 1);
      if (letter) return letter;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`No letter to ${to} has ${pattern.source}. There are: ${JSON.stringify(this.letters)}`);
  }

  /** What the pattern found in the text of such a letter. */
  async read(to: string, pattern: RegExp): Promise<string> {
    const { text } = await this.letter(to, pattern);
    return pattern.exec(text)?.[1] ?? '';
  }

  close(): void {
    this.server.close();
  }
}

/** The receiving half of SMTP, as far as a mailer needs it. */
function receive(socket: Socket, keep: (letter: Letter) => void): void {
  let [buffer, to, isData] = ['', '', false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const obey = (line: string) => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
    isData = command === 'DATA';
    say(isData ? '354 Go on' : command === 'QUIT' ? '221 Bye' : '250 OK');
    if (command === 'QUIT') socket.end();
  };
  const next = () => {
    const end = buffer.indexOf(isData ? END_OF_DATA : '\r\n');
    if (end < 0) return false;
    const text = buffer.slice(0, end);
    buffer = buffer.slice(end + (isData ? END_OF_DATA.length : 2));
    if (!isData) obey(text);
    else {
      keep({ to, text: partOf(text, 'plain'), html: partOf(text, 'html') });
      isData = false;
      say('250 Kept');
    }
    return true;
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    while (next());
  });
  say('220 mailbox');
}

/** One of both forms of a message, decoded as its own header says. */
function partOf(message: string, form: 'plain' | 'html'): string {
  const boundary = /boundary="?([^"\r\n;]+)"?/i.exec(message)?.[1];
  const parts = boundary ? message.split(`--${boundary}`) : [message];
  const part = parts.find((one) => new RegExp(`content-type:\\s*text/${form}`, 'i').test(one)) ?? '';
  const cut = part.indexOf('\r\n\r\n');
  return decode(part.slice(cut + 4), /content-transfer-encoding:\s*(\S+)/i.exec(part.slice(0, cut))?.[1] ?? '7bit');
}

function decode(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable': {
      const bytes = body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    }
    default:
      return Buffer.from(body, 'latin1').toString('utf8');
  }
}
