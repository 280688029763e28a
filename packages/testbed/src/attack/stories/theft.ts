import { TestAuthenticator } from '../../authenticator.ts';
import type { Story, Trial } from '../trial.ts';
import { freshAccount, ownerOf, send, Visitor } from '../visitor.ts';

interface RegistrationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

interface SignInOptions {
  readonly challenge: string;
  readonly rpId: string;
}

/** Makes a passkey for whoever knows the password. */
export async function addPasskey(owner: Visitor, password: string, name: string): Promise<TestAuthenticator> {
  const device = new TestAuthenticator(owner.address);
  const options = await owner.insist<RegistrationOptions>('/api/me/passkeys/options', 'POST', { password });
  await owner.insist('/api/me/passkeys', 'POST', { response: device.register(options), name });
  return device;
}

/** Signs in with a passkey; the status of the answer. */
export async function signInWith(device: TestAuthenticator, visitor: Visitor): Promise<number> {
  const options = await visitor.insist<SignInOptions>('/api/passkeys/options', 'POST');
  return (await visitor.post('/api/passkeys/session', { response: device.signIn(options) })).status;
}

export const stolenCookie: Story = {
  id: 'stolen-cookie',
  promise: 'A stolen cookie without the password becomes nothing that outlives it',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const account = freshAccount();
    const owner = await ownerOf(account, server.address, target.freshAddress());
    const thief = owner.thief();
    const own = freshAccount();
    const accomplice = await ownerOf(own, server.address, target.freshAddress());
    for (const body of [{}, { password: '' }, { password: 'a wrong guess' }, { password: null }, []]) {
      const { status } = await thief.post('/api/me/passkeys/options', body);
      trial.check(status >= 400, `options for a passkey were given for ${JSON.stringify(body)}`);
      const codes = await thief.post('/api/me/recovery-codes', body);
      trial.check(codes.status >= 400, `recovery codes were made for ${JSON.stringify(body)}`);
    }
    const removal = await thief.delete('/api/me', { password: 'a wrong guess' });
    trial.check(removal.status === 401, `the account was deleted for a wrong guess: ${removal.status}`);
    // Challenges that are good for something else: signing in, and somebody else's passkey.
    const signIn = await thief.insist<SignInOptions>('/api/passkeys/options', 'POST');
    const others = await accomplice.insist<RegistrationOptions>('/api/me/passkeys/options', 'POST', {
      password: own.password,
    });
    for (const challenge of [signIn.challenge, others.challenge, 'made-up']) {
      const device = new TestAuthenticator(server.address);
      const response = device.register({ challenge, rp: { id: others.rp.id } });
      const { status } = await thief.post('/api/me/passkeys', { response });
      trial.check(status >= 400, 'a passkey was registered with a challenge that was made for something else');
    }
    const kept = await owner.insist<unknown[]>('/api/me/passkeys');
    trial.check(kept.length === 0, `the thief has left ${kept.length} passkeys`);
    // So that it is known that a passkey can be made at all, and that guesses count for the thief's browser alone.
    const device = await addPasskey(owner, account.password, 'own');
    const status = await signInWith(device, new Visitor(server.address, target.freshAddress()));
    trial.check(status === 200, `the owner's own passkey was answered with ${status}`);
    for (const name of ['', 'nobody', others.user.id]) {
      device.owner = name;
      const answered = await signInWith(device, new Visitor(server.address, target.freshAddress()));
      trial.check(answered === 400, `a passkey that says it is of "${name}" was answered with ${answered}`);
    }
  },
};

const GUESSES = 36;
const MOST_WRONG = 20;

export const guessing: Story = {
  id: 'guessing',
  promise: 'Guessing at one account from many addresses is stopped, and does not keep its owner out',
  isLong: true,
  run: async (target, trial) => {
    const { addresses } = await target.server('proxied');
    const account = freshAccount();
    const owner = await ownerOf(account, addresses[0], target.freshAddress());
    const guess = (i: number, password: string) =>
      new Visitor(addresses[i % addresses.length], target.freshAddress()).post('/api/session', {
        ...account,
        password,
      });
    let lookedAt = 0;
    // All at once, so that no node has counted another's before it looks.
    const guesses = Array.from({ length: GUESSES }, (_, i) => guess(i, `a guess ${i}`));
    for (const { status } of await Promise.all(guesses)) {
      trial.check(status === 401 || status === 429, `a wrong guess was answered with ${status}`);
      if (status === 401) lookedAt++;
    }
    trial.check(lookedAt <= MOST_WRONG, `${lookedAt} wrong guesses were looked at`);
    for (const i of addresses.keys()) {
      const { status } = await guess(i, account.password);
      trial.check(status === 429, `after ${GUESSES} guesses the right one was answered with ${status}`);
    }
    const { status } = await owner.post('/api/session', account);
    trial.check(status === 200, `in a browser that the owner has used before, signing in was answered with ${status}`);
    trial.note(`${GUESSES} guesses, ${lookedAt} looked at`);
  },
};

export const cookies: Story = {
  id: 'cookies',
  promise: 'A cookie that the server did not make, or has replaced, is nobody’s',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const planted = await Visitor.arrive(server.address, target.freshAddress());
    const account = freshAccount();
    const before = planted.thief();
    await planted.insist('/api/me/account', 'POST', account);
    trial.check(planted.token !== before.token, 'making an account kept the cookie of the guest');
    trial.check((await before.get('/api/me/tables')).status === 401, 'the cookie from before the account still works');
    const again = planted.thief();
    await planted.insist('/api/session', 'POST', account);
    trial.check(planted.token !== again.token, 'signing in kept the cookie of before');
    trial.check((await again.get('/api/me/tables')).status === 401, 'the cookie from before signing in still works');
    const fixed = new Visitor(server.address, target.freshAddress());
    fixed.cookies.set('stolik.session_token', 'chosen_by_the_attacker_000000000');
    const { headers } = await fixed.get('/api/me');
    trial.check(fixed.token !== 'chosen_by_the_attacker_000000000', 'a cookie that an attacker chose was taken');
    for (const line of headers['set-cookie'] ?? []) {
      trial.check(/; HttpOnly/i.test(line) && /; SameSite=Lax/i.test(line), `a cookie is open to scripts: ${line}`);
    }
    const { token } = planted;
    const works = await planted.get('/api/me/tables');
    trial.check(works.status === 200, 'the right cookie does not work');
    const tampered = [token.toUpperCase(), token.toLowerCase(), token.slice(1), `${token}A`, `A${token}`, `${token},`];
    for (let i = 0; i < token.length; i += trial.often(1, 4)) {
      tampered.push(`${token.slice(0, i)}${token[i] === 'A' ? 'B' : 'A'}${token.slice(i + 1)}`);
    }
    for (const one of tampered.filter((other) => other !== token)) {
      const thief = new Visitor(server.address, target.freshAddress());
      thief.cookies.set('stolik.session_token', one);
      const { status } = await thief.get('/api/me/tables');
      trial.check(status === 401, `a cookie that was changed was answered with ${status}`);
    }
    await tryPlanted((await target.server('public')).address, trial);
  },
};

/** On a public server other servers of the same domain may set cookies too, but none whose name begins with `__Host-`. */
async function tryPlanted(address: string, trial: Trial): Promise<void> {
  const { headers } = await send(address, '/api/me');
  const [set = ''] = headers['set-cookie'] ?? [];
  const isOwn = /^__Host-[^;]+; /.test(set) && /; Path=\//.test(set) && /; Secure/.test(set) && !/; Domain/i.test(set);
  trial.check(isOwn, `another server of the domain can set a cookie like ${set}`);
  const [cookie] = set.split(';', 1);
  const status = async (sent: string) => (await send(address, '/api/me/tables', { headers: { cookie: sent } })).status;
  trial.check((await status(cookie)) === 200, 'the right cookie does not work on a public server');
  const planted = await status(cookie.replace('__Host-', ''));
  trial.check(planted === 401, `a cookie that any server of the domain can set was answered with ${planted}`);
}
