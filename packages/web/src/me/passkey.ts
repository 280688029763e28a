import { Refused } from '@stolik/protocol/page';
import { ask } from '../online/api.ts';

/** A passkey as the server lists it. */
export interface Passkey {
  readonly id: string;
  readonly name?: string | null;
  readonly createdAt: string;
}

/** Whether this browser and this address can have passkeys. */
export function hasPasskeys(): boolean {
  return (
    window.isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** Makes a passkey on this device and gives it to the account. */
export async function addPasskey(): Promise<void> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('GET', '/auth/passkey/generate-register-options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = await given(() => navigator.credentials.create({ publicKey }));
  await ask('POST', '/auth/passkey/verify-registration', { response });
}

/** Signs in with a passkey that the device has. */
export async function signInWithPasskey(): Promise<void> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>(
    'GET',
    '/auth/passkey/generate-authenticate-options',
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = await given(() => navigator.credentials.get({ publicKey }));
  await ask('POST', '/auth/passkey/verify-authentication', { response });
}

export function listPasskeys(): Promise<Passkey[]> {
  return ask('GET', '/auth/passkey/list-user-passkeys');
}

export function removePasskey(id: string): Promise<void> {
  return ask('POST', '/auth/passkey/delete-passkey', { id });
}

/** What the device answers, as JSON; a player who changed their mind is a refusal like any other. */
async function given(request: () => Promise<Credential | null>): Promise<unknown> {
  const credential = await request().catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) {
    throw new Refused({ code: 'no-passkey', message: 'the device gave no passkey' });
  }
  return credential.toJSON();
}
