import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A passkey as a phone would keep it: one ES256 key, attestation "none". */
export class TestAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  /** Whether its owner shows a finger or a face, and does not only touch it. */
  isUnlocked = true;
  /** Whether it counts how often it was used: those that are copied to other devices do not. */
  counts = true;
  /** Whether the page that asks is shown within another's. */
  isFramed = false;
  /** Whose passkey it says that it is: what it was told when it made it. */
  owner: string | undefined;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers the options of a registration. */
  register(options: { challenge: string; rp: { id: string }; user?: { id: string } }) {
    if (options.user) this.owner = Buffer.from(options.user.id, 'base64url').toString();
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, this.#coseKey()]);
    const authData = Buffer.concat([this.#header(options.rp.id, HAS_CREDENTIAL), credential]);
    // The CBOR map { fmt: "none", attStmt: {}, authData }.
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers the options of a sign-in. */
  signIn(options: { challenge: string; rpId: string }) {
    if (this.counts) this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', options.challenge);
    const authData = this.#header(options.rpId);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(this.owner !== undefined && { userHandle: Buffer.from(this.owner).toString('base64url') }),
    });
  }

  #answer(response: Record<string, unknown>) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: this.isFramed }));
  }

  #header(rpId: string, more = 0): Buffer {
    const flags = USER_PRESENT | (this.isUnlocked ? USER_VERIFIED : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  /** What a server keeps of it. */
  get credential() {
    return { id: this.#id.toString('base64url'), publicKey: this.#coseKey() };
  }

  /** The CBOR map { kty: EC2, alg: ES256, crv: P-256, x, y }. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }
}
