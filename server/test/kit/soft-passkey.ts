import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer | Uint8Array) => Buffer.from(data).toString('base64url');

/** A passkey without a device: makes and answers what browsers make and answer, byte for byte. */
export class SoftPasskey {
  keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32);
  counter = 0;

  constructor(
    private readonly origin: string,
    private readonly isVerified = true,
  ) {}

  /** Answers `navigator.credentials.create`. */
  create(options: string): string {
    const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' }) as { x?: string; y?: string };
    const coordinate = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(cose)]);
    const authData = Buffer.concat([this.authenticatorData(rp.id, HAS_CREDENTIAL), credential]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = text(isoCBOR.encode(attestation));
    return this.answer({ clientDataJSON: text(this.clientData('webauthn.create', challenge)), attestationObject });
  }

  /** Answers `navigator.credentials.get`. */
  sign(options: string): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    const clientData = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.authenticatorData(rpId);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const signature = createSign('sha256').update(signed).sign(this.keys.privateKey);
    return this.answer({
      clientDataJSON: text(clientData),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
    });
  }

  private authenticatorData(rpId: string, more = 0): Buffer {
    const flags = USER_PRESENT | (this.isVerified ? USER_VERIFIED : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private answer(response: object): string {
    const id = text(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
