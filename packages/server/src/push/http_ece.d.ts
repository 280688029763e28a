declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Parameters {
    readonly version: 'aes128gcm';
    /** The sender's key, made for this message alone. */
    readonly privateKey: ECDH;
    /** The receiver's public key and secret, in base64url. */
    readonly dh: string;
    readonly authSecret: string;
  }

  const ece: { encrypt(text: Buffer, parameters: Parameters): Buffer };
  export default ece;
}
