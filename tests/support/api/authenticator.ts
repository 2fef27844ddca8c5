import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Flags of authenticator data (WebAuthn, 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Deviations from what a correct browser and authenticator do. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  /** The challenge that is signed, base64url. */
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  type?: string;
  /** Key that signs instead of the authenticator's own. */
  key?: KeyObject;
}

/** Options of the server that an authenticator reads. */
export interface CeremonyOptions {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

/** A passkey as a device keeps it, with an ES256 key pair of its own, used by a browser at an origin. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** The body of `POST /me/passkeys`. */
  register(options: CeremonyOptions, name: string, deviation: Deviation = {}) {
    const rpId = options.rp?.id ?? '';
    const credentialId = Buffer.from(this.id, 'base64url');
    const key = Buffer.concat([
      this.authenticatorData(rpId, WITH_KEY, deviation),
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      this.coseKey(),
    ]);
    const attestation = Buffer.concat([
      // {"fmt": "none", "attStmt": {}, "authData": …}
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(key),
    ]);
    return {
      id: this.id,
      client_data: this.clientData('webauthn.create', options, deviation).toString('base64url'),
      attestation_object: attestation.toString('base64url'),
      transports: ['internal'],
      name,
    };
  }

  /** The body of `POST /login/passkey`, without the login's challenge. */
  assert(options: CeremonyOptions, deviation: Deviation = {}) {
    this.counter += 1;
    const data = this.authenticatorData(options.rpId ?? '', 0, { counter: this.counter, ...deviation });
    const clientData = this.clientData('webauthn.get', options, deviation);
    const signature = sign(
      'sha256',
      Buffer.concat([data, sha256(clientData)]),
      deviation.key ?? this.keys.privateKey,
    );
    return {
      id: this.id,
      client_data: clientData.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }

  private clientData(type: string, { challenge }: CeremonyOptions, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  private authenticatorData(rpId: string, flags: number, deviation: Deviation): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(deviation.counter ?? this.counter);
    const verified = (deviation.isVerified ?? true) ? VERIFIED : 0;
    return Buffer.concat([
      sha256(deviation.rpId ?? rpId),
      Buffer.from([PRESENT | verified | flags]),
      counter,
    ]);
  }

  /** EC2, ES256, P-256 and the two coordinates. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) =>
  bytes.length < 256
    ? Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
    : Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
