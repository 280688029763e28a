import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 64;
/** 32 MB and some 50 ms for each guess. */
const COST: ScryptOptions = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

/** Stands for the password of nobody: no password leads to this key. */
const NOBODYS = `${randomBytes(16).toString('hex')}:${randomBytes(KEY_BYTES).toString('hex')}`;

/** Passwords as the store keeps them: `salt:key`, both in hexadecimal. */
export class Passwords {
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
  }

  /** Takes as long when there is no such person, so that nobody learns which names exist. */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    const [salt, key] = (hash ?? NOBODYS).split(':');
    return timingSafeEqual(await keyOf(password, salt), Buffer.from(key, 'hex'));
  }
}

/** The salt goes in as it is written. */
function keyOf(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
